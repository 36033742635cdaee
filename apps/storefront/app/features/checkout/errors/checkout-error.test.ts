import { ApiError } from "@comanda/contract/calls/api-client";
import type { Problem } from "@comanda/contract/calls/problems";
import { expect, test, vi } from "vitest";
import {
  type CheckoutError,
  isOnlyPriceChange,
  primaryError,
  toCheckoutError,
  toQuoteError,
} from "./checkout-error.ts";

const apiError = (status: number, problem: Partial<Problem> = {}) =>
  new ApiError("POST", "/", status, problem);

const fault = (path: string) => ({ path, message: "is wrong" });

test.each([
  [apiError(0), "unreachable"],
  [apiError(502), "server"],
  [apiError(429, { code: "rate_limited" }), "busy"],
  [apiError(503, { code: "busy" }), "overloaded"],
  [apiError(422, { code: "invalid_phone" }), "phone"],
  [apiError(404, { code: "client_not_found" }), "client"],
  [apiError(422, { code: "payment_method_not_found" }), "payment"],
  [apiError(404, { code: "product_not_found" }), "menu"],
  [apiError(404, { code: "qr_not_found" }), "refused"],
  [apiError(422, { code: "amount_too_large" }), "refused"],
  [apiError(404, { code: "address_not_found" }), "address"],
  [apiError(422, { code: "address_required" }), "address"],
  [apiError(422, { code: "invalid_body", errors: [fault("latitude")] }), "mismatch"],
  [apiError(422, { code: "invalid_body", errors: [fault("area_id")] }), "district"],
  [apiError(422, { code: "invalid_body", errors: [fault("complement")] }), "complement"],
  [apiError(422, { code: "invalid_body", errors: [fault("address")] }), "street"],
  [apiError(422, { code: "invalid_body", errors: [fault("client_id")] }), "server"],
])("%s is an error of kind %s", (error, kind) => {
  expect(toCheckoutError(error, "MXN").kind).toBe(kind);
});

test("reasons keep their instants and amounts", () => {
  const until = "2026-03-14T19:00:00.000Z";
  const reasons = [
    { code: "type_paused", until },
    { code: "below_minimum", missing: 28.5 },
  ];
  expect(toCheckoutError(apiError(409, { code: "not_orderable", reasons }), "MXN")).toMatchObject({
    kind: "refused",
    reasons: [
      { code: "type_paused", until: new Date(until) },
      { code: "below_minimum", missing: 2_850 },
    ],
  });
});

test.each([[], undefined])(
  "an order that is refused for the reasons %j is not said to have a new total",
  (reasons) => {
    const error = toCheckoutError(apiError(409, { code: "not_orderable", reasons }), "MXN");
    expect(error).toEqual({ kind: "refused", reasons: [{ code: "not_orderable" }] });
    expect(isOnlyPriceChange(error)).toBe(false);
  },
);

test.each(["outside_coverage", "position_required", "area_required"])(
  "an address refused as %s is an error of the address step",
  (code) => {
    const reasons = [{ code: "closed" }, { code }];
    const error = apiError(409, { code: "not_orderable", reasons });
    expect(toCheckoutError(error, "MXN")).toEqual({ kind: "place", code });
  },
);

test("an error of the storefront's code is reported, and shown as a server error", () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  const mistake = new TypeError("undefined is not a function");
  expect(toCheckoutError(mistake, "MXN").kind).toBe("server");
  expect(report).toHaveBeenCalledWith(mistake);
});

test("the message of another backend is kept for the customer", () => {
  const error = new ApiError("POST", "/", 400, {}, undefined, "We close at nine");
  expect(toCheckoutError(error, "USD")).toEqual({
    kind: "server",
    backendMessage: "We close at nine",
  });
});

test.each([
  [422, { code: "OUT_OF_RANGE" }, "place"],
  [400, {}, "place"],
  [429, { code: "rate_limited" }, "busy"],
  [500, {}, "server"],
  [404, { code: "address_not_found" }, "address"],
])("a delivery price refused by %i %j is an error of kind %s", (status, problem, kind) => {
  const refused = apiError(status, problem as Partial<Problem>);
  expect(toQuoteError(refused, "MXN").kind).toBe(kind);
});

test.each([
  [["price_changed"], true],
  [["price_changed", "closed"], false],
  [["closed"], false],
])("an order that is refused for %j is refused for its prices only: %j", (codes, isOnly) => {
  const reasons = codes.map((code) => ({ code })) as never;
  expect(isOnlyPriceChange({ kind: "refused", reasons })).toBe(isOnly);
});

test("a dish that can be chosen again is said before its shortage, a dish that is gone after it", () => {
  const stock: CheckoutError = { kind: "stock", shortages: [] };
  const menu = (canChooseAgain: boolean): CheckoutError => ({ kind: "menu", canChooseAgain });
  expect(primaryError(menu(true), stock)).toEqual(menu(true));
  expect(primaryError(menu(false), stock)).toBe(stock);
  expect(primaryError(menu(false), { kind: "server" })).toEqual(menu(false));
});
