import { expect, test } from "vitest";
import { isFromOwnOrigin } from "./staff-origin.ts";

const send = (headers: Record<string, string>) =>
  isFromOwnOrigin(new Request("http://console.test:3000/ms-orders/x", { headers }));

test("a page of the same host and port may send", () => {
  expect(send({ origin: "http://console.test:3000" })).toBe(true);
});

test("a page over HTTPS in front of a proxy may send", () => {
  expect(send({ origin: "https://console.test:3000", "sec-fetch-site": "same-origin" })).toBe(true);
});

test.each([
  ["no origin", {}],
  ["an opaque origin", { origin: "null" }],
  ["another host", { origin: "http://demo.test:3000" }],
  ["another port", { origin: "http://console.test:4000" }],
  ["a longer host", { origin: "http://console.test:3000.evil.test" }],
  [
    "another site by the browser's word",
    { origin: "http://console.test:3000", "sec-fetch-site": "same-site" },
  ],
])("%s is refused", (_, headers) => {
  expect(send(headers as Record<string, string>)).toBe(false);
});
