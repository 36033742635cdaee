import { expect, test } from "vitest";
import { applyForwardedHeaders } from "./forwarded-headers.ts";

const FORWARDED = {
  "x-forwarded-for": "203.0.113.7",
  "x-forwarded-host": "tacos.example, inner",
  "x-forwarded-proto": "https",
};

function request(headers: Record<string, string>): Request {
  return new Request("http://127.0.0.1:3000/products?a=1", {
    method: "POST",
    body: "body",
    headers: { ...headers, cookie: "a=b" },
  });
}

test("behind a trusted proxy the URL is the one that the visitor requested", async () => {
  const seen = applyForwardedHeaders(request(FORWARDED), { trustProxy: true });
  expect(seen.url).toBe("https://tacos.example/products?a=1");
  expect([seen.method, seen.headers.get("cookie"), await seen.text()]).toEqual([
    "POST",
    "a=b",
    "body",
  ]);
});

test("without a trusted proxy the forwarded headers are removed", async () => {
  const seen = applyForwardedHeaders(request(FORWARDED), { trustProxy: false });
  expect(seen.url).toBe("http://127.0.0.1:3000/products?a=1");
  for (const name of Object.keys(FORWARDED)) expect(seen.headers.has(name)).toBe(false);
  expect([seen.headers.get("cookie"), await seen.text()]).toEqual(["a=b", "body"]);
});

test("a request without forwarded headers is passed on unchanged", () => {
  const sent = request({});
  expect(applyForwardedHeaders(sent, { trustProxy: true })).toBe(sent);
  expect(applyForwardedHeaders(sent, { trustProxy: false })).toBe(sent);
});

test.each([
  [{ "x-forwarded-host": "not a host" }],
  [{ "x-forwarded-host": "" }],
  [{ "x-forwarded-proto": "javascript" }],
])("invalid forwarded headers are ignored: %o", (headers) => {
  expect(applyForwardedHeaders(request(headers), { trustProxy: true }).url).toBe(
    "http://127.0.0.1:3000/products?a=1",
  );
});
