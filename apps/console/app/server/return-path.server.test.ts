import { expect, test } from "vitest";
import { returnPath } from "./return-path.server.ts";

const from = (to: string) =>
  returnPath(new URL(`http://console.test/sign-in?${new URLSearchParams({ to })}`));

test("a page of the console is kept with its query and fragment", () => {
  expect(from("/tacos/orders?day=2026-03-14")).toBe("/tacos/orders?day=2026-03-14");
  expect(from("/join#a-token")).toBe("/join#a-token");
});

test("characters that a browser drops from an address are dropped", () => {
  expect(from("/tacos\t/orders\r\n")).toBe("/tacos/orders");
  expect(from("/tacos\\orders")).toBe("/tacos/orders");
});

test.each([
  "https://evil.test/",
  "//evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "/\t/evil.test",
  "/\r/evil.test",
  "/\n/evil.test",
  "/\r\n\\evil.test",
  "\t//evil.test",
  "/.//evil.test",
  "/..//evil.test",
  "//user@console.test@evil.test/",
  "javascript:alert(1)",
  "",
  "tacos",
])("%j leads to the start", (to) => {
  expect(from(to)).toBe("/");
});
