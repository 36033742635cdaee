import { ApiError } from "@comanda/contract/client";
import { expect, test } from "vitest";
import { isGoneOrder } from "./gone-order.ts";

test.each([404, 422])("an answer of %i says that there is no such order", (status) => {
  expect(isGoneOrder(new ApiError("GET", "/orders/o-1", status, {}))).toBe(true);
});

test.each([0, 401, 429, 500, 503])("one of %i says nothing of the order", (status) => {
  expect(isGoneOrder(new ApiError("GET", "/orders/o-1", status, {}))).toBe(false);
});

test("nor does an end of the page that asked", () => {
  expect(isGoneOrder(new DOMException("", "AbortError"))).toBe(false);
});
