import { expect, test } from "vitest";
import { isFromOtherOrigin, isFromOwnOrigin } from "./request-origin.ts";

const isAllowed = (headers: Record<string, string>) =>
  isFromOwnOrigin(new Request("http://console.test:3000/ms-orders/x", { headers }));

test("a page of the same host and port may send", () => {
  expect(isAllowed({ origin: "http://console.test:3000" })).toBe(true);
});

test("a page over HTTPS behind a TLS proxy may send", () => {
  expect(isAllowed({ origin: "https://console.test:3000", "sec-fetch-site": "same-origin" })).toBe(
    true,
  );
});

test.each([
  ["no origin", {}],
  ["an opaque origin", { origin: "null" }],
  ["another host", { origin: "http://demo.test:3000" }],
  ["another port", { origin: "http://console.test:4000" }],
  ["a longer host", { origin: "http://console.test:3000.evil.test" }],
  [
    "another site according to Sec-Fetch-Site",
    { origin: "http://console.test:3000", "sec-fetch-site": "same-site" },
  ],
])("%s is refused", (_, headers) => {
  expect(isAllowed(headers as Record<string, string>)).toBe(false);
});

test.each<[string, Record<string, string>, { withBody: boolean; withoutBody: boolean }]>([
  ["a program", {}, { withBody: false, withoutBody: false }],
  ["the page itself", { "sec-fetch-site": "same-origin" }, { withBody: false, withoutBody: false }],
  ["a sibling domain", { "sec-fetch-site": "same-site" }, { withBody: true, withoutBody: true }],
  ["another site", { "sec-fetch-site": "cross-site" }, { withBody: true, withoutBody: true }],
  [
    "the page itself over plain HTTP",
    { origin: "http://demo.test:3000" },
    { withBody: false, withoutBody: false },
  ],
  [
    "a sibling domain over plain HTTP",
    { origin: "http://evil.test:3000" },
    { withBody: false, withoutBody: true },
  ],
  ["a page without an origin", { origin: "null" }, { withBody: false, withoutBody: true }],
  [
    "the page itself behind a proxy that changes the host",
    { origin: "https://shop.test", "sec-fetch-site": "same-origin" },
    { withBody: false, withoutBody: false },
  ],
])("a guest's request of %s", (_, headers, { withBody, withoutBody }) => {
  const request = new Request("http://demo.test/ms-orders/x", { headers });
  expect(isFromOtherOrigin(request, { orOfOtherHost: false })).toBe(withBody);
  expect(isFromOtherOrigin(request, { orOfOtherHost: true })).toBe(withoutBody);
});
