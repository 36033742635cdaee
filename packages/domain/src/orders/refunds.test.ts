import fc from "fast-check";
import { expect, test } from "vitest";
import { nextRefundAsk, type RefundSource, refundableOf, splitRefund } from "./refunds.ts";

const stripe = { paymentId: "a", received: 10_000, given: 2_500, byProvider: true };
const d24 = { paymentId: "b", received: 4_000, given: 0, byProvider: false };
const counter = { paymentId: null, received: 1_000, given: 0, byProvider: false };

test("money that was sent back cannot be refunded again", () => {
  expect(refundableOf([stripe, d24, counter])).toEqual({ byProvider: 7_500, total: 12_500 });
  expect(refundableOf([{ ...stripe, given: 10_000 }])).toEqual({ byProvider: 0, total: 0 });
});

test("a refund that no member makes takes only what a provider sends back", () => {
  expect(splitRefund([d24, stripe], 7_500, { byHand: false })).toEqual([
    { paymentId: "a", amount: 7_500 },
  ]);
  expect(splitRefund([d24, stripe], 7_501, { byHand: false })).toBeNull();
});

test("a refund by hand takes first what no provider sends back", () => {
  expect(splitRefund([stripe, counter], 1_200, { byHand: true })).toEqual([
    { paymentId: null, amount: 1_000 },
    { paymentId: "a", amount: 200 },
  ]);
});

test.each([0, -1, 0.5, Number.NaN])("an amount of %s is no refund", (amount) => {
  expect(splitRefund([stripe], amount, { byHand: true })).toBeNull();
});

const source = fc.record({
  paymentId: fc.uuid(),
  received: fc.nat(100_000),
  given: fc.nat(100_000),
  byProvider: fc.boolean(),
});

test("the parts of any refund add up to it, and no source gives more than it received", () => {
  fc.assert(
    fc.property(fc.array(source), fc.nat(300_000), fc.boolean(), (sources, amount, byHand) => {
      const left = refundableOf(sources);
      const most = byHand ? left.total : left.byProvider;
      const parts = splitRefund(sources, amount, { byHand });
      expect(parts !== null).toBe(amount > 0 && amount <= most);
      if (!parts) return;
      expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
      for (const part of parts) {
        const from = sources.find(({ paymentId }) => paymentId === part.paymentId) as RefundSource;
        expect(part.amount).toBeGreaterThan(0);
        expect(from.given + part.amount).toBeLessThanOrEqual(from.received);
        expect(byHand || from.byProvider).toBe(true);
      }
    }),
  );
});

test("a provider is asked again soon, then hourly, and no more after 30 days", () => {
  const requestedAt = new Date("2026-03-14T12:00:00Z");
  const after = (asked: number, now = requestedAt) => nextRefundAsk({ asked, requestedAt }, now);
  const seconds = [1, 2, 3, 4, 5, 6, 60].map(
    (asked) => ((after(asked)?.getTime() ?? 0) - requestedAt.getTime()) / 1_000,
  );
  expect(seconds).toEqual([5, 15, 30, 60, 300, 3_600, 3_600]);
  expect(after(60, new Date("2026-04-13T12:00:01Z"))).toBeNull();
});
