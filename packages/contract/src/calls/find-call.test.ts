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

test("no call is found for another method, or for a path with more or fewer parts", () => {
  expect(findCall("DELETE", "/ms-orders/public/orders")).toBeNull();
  expect(findCall("POST", "/ms-orders/public/orders/")).toBeNull();
  expect(findCall("GET", "/ms-orders/public/companies/a/orders/b/c")).toBeNull();
});
