import { ApiError } from "@comanda/contract/calls/api-client";
import type { ProblemCode } from "@comanda/contract/calls/problems";
import { expect, test } from "vitest";
import { syncFailure, syncRefusal } from "./sync-failure.ts";

const refusal = (status: number, code: ProblemCode) => new ApiError("PUT", "/", status, { code });

test.each([
  ["full", refusal(409, "shared_cart_full"), "full"],
  ["refused", refusal(422, "invalid_body"), "refused"],
  ["later", refusal(429, "rate_limited"), null],
] as const)("a change that fails as %s is said so", (failure, error, said) => {
  expect(syncFailure(error)).toBe(failure);
  expect(syncRefusal(failure)).toBe(said);
});
