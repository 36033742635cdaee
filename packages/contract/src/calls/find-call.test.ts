import { expect, test } from "vitest";
import { type CallName, calls } from "./call-table.ts";
import { findCall } from "./find-call.ts";

test.each(Object.keys(calls) as CallName[])(
  "%s is found by its method and path, with the path's parameters",
  (name) => {
    const { method, path } = calls[name];
    const params = Object.fromEntries(
      [...path.matchAll(/\{(\w+)\}/gu)].map(([, key]) => [key, "a b"]),
    );
    expect(findCall(method, path.replace(/\{\w+\}/gu, "a%20b"))).toEqual({ name, params });
  },
);

test("another method, and a path with more or less in it, is no call", () => {
  expect(findCall("DELETE", "/ms-orders/public/orders")).toBeNull();
  expect(findCall("POST", "/ms-orders/public/orders/")).toBeNull();
  expect(findCall("GET", "/ms-orders/public/companies/a/orders/b/c")).toBeNull();
});
