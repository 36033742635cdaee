import fc from "fast-check";
import { expect, test } from "vitest";
import { advancePaymentState } from "./payment-progress.ts";
import type { ProviderPaymentState } from "./payment-provider.ts";

const state = fc.constantFrom<ProviderPaymentState>(
  "pending",
  "paid",
  "failed",
  "cancelled",
  "refunded",
  "partially_refunded",
  "unknown",
);
const after = (reports: ProviderPaymentState[]) =>
  reports.reduce(advancePaymentState, "pending" as ProviderPaymentState);

test("a payment's final state depends neither on the sequence of its reports nor on repeated ones", () => {
  const shuffled = fc
    .array(state, { maxLength: 12 })
    .chain((reports) =>
      fc.tuple(
        fc.constant(reports),
        fc.shuffledSubarray([...reports, ...reports], { minLength: reports.length * 2 }),
      ),
    );
  fc.assert(
    fc.property(shuffled, ([reports, others]) => {
      expect(after(others)).toBe(after(reports));
    }),
    { seed: 21, numRuns: 2000 },
  );
});

test.each([
  [["cancelled", "paid"], "paid"],
  [["paid", "cancelled"], "paid"],
  [["paid", "failed", "pending", "unknown"], "paid"],
  [["refunded", "paid"], "refunded"],
  [["partially_refunded", "paid", "pending"], "partially_refunded"],
  [["refunded", "partially_refunded"], "refunded"],
  [["unknown"], "pending"],
  [["failed", "paid"], "paid"],
] as const)("%o ends as %s", (reports, end) => {
  expect(after([...reports])).toBe(end);
});
