import { ApiError } from "@comanda/contract/calls/api-client";
import { expect, test } from "vitest";
import { isMissingOrder } from "./is-missing-order.ts";

test.each([404, 422])("status %i means that the order does not exist", (status) => {
  expect(isMissingOrder(new ApiError("GET", "/orders/o-1", status, {}))).toBe(true);
});

test.each([0, 401, 429, 500, 503])(
  "status %i does not mean that the order is missing",
  (status) => {
    expect(isMissingOrder(new ApiError("GET", "/orders/o-1", status, {}))).toBe(false);
  },
);

test("an aborted request does not mean that the order is missing", () => {
  expect(isMissingOrder(new DOMException("", "AbortError"))).toBe(false);
});
