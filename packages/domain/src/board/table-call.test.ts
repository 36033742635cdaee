import { expect, test } from "vitest";
import { callExpiry, tableCallState } from "./table-call.ts";

const noon = Date.parse("2026-11-23T12:00:00Z");
const after = (minutes: number) => new Date(noon + minutes * 60_000);
const expires_at = callExpiry(after(0));

test.each([
  [0, null, "open", 20],
  [19.9, null, "open", 20],
  [20, null, "over", 20],
  [5, 4, "coming", 7],
  [7, 4, "over", 7],
  [21, 19, "coming", 22],
] as const)(
  "after %d minutes a call that was answered after %s is %s until %d",
  (now, answered, state, until) => {
    const call = { expires_at, answered_at: answered === null ? null : after(answered) };
    expect(tableCallState(call, after(now))).toEqual({ state, until: after(until) });
  },
);
