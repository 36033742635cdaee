import { ApiError } from "@comanda/contract/calls/api-client";
import { expect, test } from "vitest";
import { isMissingOrder } from "./is-missing-order.ts";

test.each([404, 422])("an answer of %i says that there is no such order", (status) => {
  expect(isMissingOrder(new ApiError("GET", "/orders/o-1", status, {}))).toBe(true);
});

test.each([0, 401, 429, 500, 503])("one of %i says nothing of the order", (status) => {
  expect(isMissingOrder(new ApiError("GET", "/orders/o-1", status, {}))).toBe(false);
});

test("nor does an end of the page that asked", () => {
  expect(isMissingOrder(new DOMException("", "AbortError"))).toBe(false);
});
