import { expect, test, vi } from "vitest";
import { readCookie } from "./cookie-text.ts";
import { setCookie } from "./set-cookie.ts";

test.each([
  ["http:", "a=1; Max-Age=31536000; Path=/; SameSite=Lax"],
  ["https:", "a=1; Max-Age=31536000; Path=/; SameSite=Lax; Secure"],
])("over %s a cookie is set for a year, for this host", (protocol, expected) => {
  vi.stubGlobal("location", { protocol });
  vi.stubGlobal("document", { cookie: "" });
  setCookie("a", "1");
  expect(document.cookie).toBe(expected);
});

test.each([
  ["a=1", "1"],
  ["b=2; a=1; c=3", "1"],
  ["b=2;a=1", "1"],
  ["a=", ""],
  ["xa=1", ""],
  ["", ""],
  [null, ""],
])("in %j the cookie has the value %j", (cookies, value) => {
  expect(readCookie(cookies, "a")).toBe(value);
});
