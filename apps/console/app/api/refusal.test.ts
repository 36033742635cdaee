import { ApiError } from "@comanda/contract/calls/api-client";
import type { ProblemCode } from "@comanda/contract/calls/problems";
import { expect, test } from "vitest";
import { refusalOf } from "./refusal.ts";

const failed = (status: number, code?: ProblemCode) =>
  refusalOf(new ApiError("POST", "/", status, { code }));

test("a session that has ended, a missing right and a limit differ from other refusals", () => {
  expect(failed(401, "signed_out")).toBe("signedOut");
  expect(failed(403, "forbidden")).toBe("forbidden");
  expect(failed(429, "rate_limited")).toBe("rateLimited");
  expect(failed(429)).toBe("rateLimited");
  expect(failed(422, "invalid_body")).toBe("refused");
  expect(failed(503, "busy")).toBe("refused");
  expect(failed(0)).toBe("unreachable");
});
