import type { StaffRefund } from "@comanda/contract/staff/staff-order";
import { expect, test } from "vitest";
import type { Translate } from "../../i18n/text.ts";
import { refundStateLabel, refusalReason } from "./refund-words.ts";

const refund = (changes: Partial<StaffRefund>): StaffRefund => ({
  id: "r",
  amount: 5,
  state: "refused",
  by_hand: false,
  reason: null,
  failure: null,
  by: null,
  created_at: "2026-11-22T12:00:00Z",
  settled_at: null,
  ...changes,
});
const t = ((key: string, values?: { code?: string }) =>
  [key, values?.code].filter(Boolean).join(" ")) as Translate;

test.each([
  ["balance_insufficient", "refunds.why.balance"],
  ["http_401", "refunds.why.keys"],
  ["not_made", "refunds.why.notMade"],
  ["code_-31", "refunds.why.other code_-31"],
  [null, "refunds.why.notMade"],
])("the refusal %s reads %s", (failure, words) => {
  expect(refusalReason(refund({ failure }), t)).toBe(words);
});

test("a refund that a member made by hand is not called sent", () => {
  const confirmed = { state: "confirmed" } as const;
  expect(refundStateLabel(refund(confirmed))).toBe("refunds.state.confirmed");
  expect(refundStateLabel(refund({ ...confirmed, by_hand: true }))).toBe("refunds.state.byHand");
});
