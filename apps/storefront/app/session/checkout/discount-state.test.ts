import { ApiError } from "@comanda/contract/calls/api-client";
import type { Problem, ProblemCode } from "@comanda/contract/calls/problems";
import { expect, test, vi } from "vitest";
import {
  discountRefusal,
  discountStateOf,
  emptyDiscountState,
  isRetryableRefusal,
} from "./discount-state.ts";

function failed(status: number, code?: ProblemCode, reason?: NonNullable<Problem["reasons"]>[0]) {
  const problem = code ? { code, reasons: reason ? [reason] : [] } : {};
  return discountRefusal(new ApiError("POST", "/apply-discount", status, problem), "MXN");
}

test("amounts are converted to cents, points are not", () => {
  const below = { code: "coupon_below_minimum", minimum: 200, missing: 45.5 };
  expect(failed(409, "coupon_not_valid", below)).toEqual({
    code: "coupon_below_minimum",
    minimum: 20_000,
    missing: 4_550,
  });
  const missing = { code: "points_missing", required: 40, missing: 5 };
  expect(failed(409, "reward_not_available", missing)).toEqual({
    code: "points_missing",
    missing: 5,
  });
});

test.each(["coupon_used_up", "nothing_off"])("the reason %s is kept", (code) => {
  expect(failed(409, "coupon_not_valid", { code })).toEqual({ code });
});

test("a coupon or reward without a known reason counts as unknown", () => {
  expect(failed(409, "coupon_not_valid")).toEqual({ code: "coupon_unknown" });
  expect(failed(409, "coupon_not_valid", { code: "ugly" })).toEqual({ code: "coupon_unknown" });
  expect(failed(409, "reward_not_available", { code: "reward_unknown" })).toEqual({
    code: "reward_unknown",
  });
});

test("another backend's reason in words is kept", () => {
  const error = new ApiError("POST", "/apply-discount", 404, {}, null, "Ese cupón no existe");
  expect(discountRefusal(error, "MXN")).toEqual({
    code: "server",
    backendMessage: "Ese cupón no existe",
  });
});

test("failures without a decision can be tried again", () => {
  vi.stubGlobal("reportError", vi.fn());
  const answers = [
    failed(0),
    failed(429, "rate_limited"),
    failed(503, "busy"),
    failed(500, "internal"),
    failed(404, "order_not_found"),
    discountRefusal(new TypeError("oops"), "MXN"),
  ];
  expect(answers.map(({ code }) => code)).toEqual([
    "unreachable",
    "busy",
    "overloaded",
    "server",
    "server",
    "server",
  ]);
  expect(answers.every(isRetryableRefusal)).toBe(true);
  expect(reportError).toHaveBeenCalledOnce();
  expect(isRetryableRefusal({ code: "coupon_unknown" })).toBe(false);
});

test("the state of one order is empty for another", () => {
  const state = { ...emptyDiscountState("o1"), applied: { COUPON: "TEN", FIDELITY: null } };
  expect(discountStateOf(state, "o1")).toBe(state);
  expect(discountStateOf(state, "o2")).toEqual(emptyDiscountState("o2"));
});
