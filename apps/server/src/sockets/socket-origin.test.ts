import { expect, test } from "vitest";
import { isSocketFromOwnOrigin } from "./socket-origin.ts";

const host = "console.test:3000";
const opens = (headers: Record<string, string>, trust = { trustProxy: false }) =>
  isSocketFromOwnOrigin({ url: "/ms-notifications/x", headers }, trust);

test.each([
  ["a page of the host", { host, origin: "http://console.test:3000" }, true],
  ["a page of the host over HTTPS", { host, origin: "https://console.test:3000" }, true],
  ["a page of another port", { host, origin: "http://console.test" }, false],
  ["a page of another host", { host, origin: "http://demo.test:3000" }, false],
  [
    "a page of the host, which the browser confirms",
    { host, origin: "http://console.test:3000", "sec-fetch-site": "same-origin" },
    true,
  ],
  [
    "a page that the browser calls foreign",
    { host, origin: "http://console.test:3000", "sec-fetch-site": "same-site" },
    false,
  ],
  ["a longer host", { host, origin: "http://console.test:3000.evil.test" }, false],
  ["an opaque origin", { host, origin: "null" }, false],
  ["no origin", { host }, false],
  ["no host", { origin: "http://console.test:3000" }, false],
])("a socket of %s is its own: %s", (_, headers, expected) => {
  expect(opens(headers as Record<string, string>)).toBe(expected);
});

test("the forwarded host counts only behind a trusted proxy", () => {
  const headers = { host: "10.0.0.1", origin: "https://c.test", "x-forwarded-host": "c.test" };
  expect(opens(headers, { trustProxy: true })).toBe(true);
  expect(opens(headers, { trustProxy: false })).toBe(false);
});
