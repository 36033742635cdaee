import { ApiError } from "@comanda/contract/calls/api-client";
import type { Problem } from "@comanda/contract/calls/problems";
import { expect, test } from "vitest";
import { joinFailureText } from "./use-join.ts";

const failed = (status: number, problem: Partial<Problem> = {}) =>
  new ApiError("POST", "/join", status, problem);

test.each([
  [failed(410, { code: "shared_cart_over" }), "together.over"],
  [failed(429, { code: "rate_limited", retry_after: 540 }), "wait 540"],
  [failed(429), "wait null"],
  [failed(503, { code: "busy" }), "failure.overloaded"],
  [failed(0), "failure.unreachable"],
  [failed(500, { code: "internal" }), "together.failed"],
  [new TypeError("oops"), "together.failed"],
])("a guest who cannot join because of %j reads %s", (error, text) => {
  expect(
    joinFailureText(
      error,
      (key) => key,
      (seconds) => `wait ${seconds}`,
    ),
  ).toBe(text);
});
