import { expect, test } from "vitest";
import { isConsoleHost, linkOrigin } from "./account-links.ts";

const NAMED = "http://console.test:3000";
const SECURE = "https://console.test";

test.each([
  ["another host", "https://evil.test", NAMED, NAMED],
  ["another port where HTTPS is configured", "https://console.test:6666", SECURE, SECURE],
  ["plain HTTP where HTTPS is configured", "http://console.test", SECURE, SECURE],
  ["HTTPS where only the name is configured", SECURE, NAMED, SECURE],
  [
    "a mapped port where only the name is configured",
    "http://console.test:80",
    NAMED,
    "http://console.test",
  ],
  [
    "a host with a final dot where only the name is configured",
    "http://console.test.:80",
    NAMED,
    "http://console.test",
  ],
  ["any address where none is configured", "http://other.test:1", null, "http://other.test:1"],
])("a request to %s gives links to the right origin", (_, asked, own, origin) => {
  expect(linkOrigin(asked, own)).toBe(origin);
});

test.each([
  ["console.test", true],
  ["console.test.", true],
  ["127.0.0.1", true],
  ["localhost.", true],
  ["tacos.test", false],
  ["console.test.evil.test", false],
])("whether accounts are served at %s is %s", (host, isServed) => {
  expect(isConsoleHost(host, SECURE)).toBe(isServed);
});
