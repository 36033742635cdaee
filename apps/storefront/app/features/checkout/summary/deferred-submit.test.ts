import { expect, test } from "vitest";
import { deferredSubmitAction } from "./deferred-submit.ts";

test.each([
  ["the same", 6_000, false, "send"],
  ["the same, by card", 6_000, true, "send"],
  ["less", 5_400, false, "send"],
  ["less, by card", 5_400, true, "report"],
  ["nothing, which needs no card", 0, false, "send"],
  ["more", 6_500, false, "report"],
])(
  "a deferred submit whose total is then %s (%i cents, by card: %s) leads to %s",
  (_, total, byCard, end) => {
    expect(deferredSubmitAction({ total: 6_000, byCard: true }, { total, byCard })).toBe(end);
  },
);
