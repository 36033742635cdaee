import { expect, test } from "vitest";
import { apiErrorFixture } from "../draft/testing/fake-order-api.ts";
import { toPlacementError } from "./placement-error.ts";

test.each([
  ["unexpected", 502, "unreachable"],
  ["unexpected", 503, "unreachable"],
  ["unexpected", 504, "unreachable"],
  ["unavailable", 503, "unreachable"],
  ["unexpected", 500, "server"],
  ["unexpected", 404, "server"],
  ["unreadable_answer", 502, "server"],
  ["busy", 503, "overloaded"],
] as const)("an order that is answered with %s and status %i is %s", (code, status, kind) => {
  expect(toPlacementError(apiErrorFixture(code, status), "MXN")).toEqual({ kind });
});
