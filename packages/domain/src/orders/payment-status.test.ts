import { expect, test } from "vitest";
import {
  canTransitionPayment,
  mayStillBePaid,
  type PaymentStatus,
  paymentStateOf,
} from "./payment-status.ts";

const ALL: readonly PaymentStatus[] = [
  null,
  "payment_requested",
  "failed",
  "refund_pending",
  "refunded",
];

test("the payment status has these transitions and no others", () => {
  const ways = ALL.flatMap((from) =>
    ALL.filter((to) => canTransitionPayment(from, to)).map((to) => `${from} ${to}`),
  );
  expect(ways.sort()).toEqual(
    [
      "null payment_requested",
      "null refund_pending",
      "null refunded",
      "payment_requested null",
      "payment_requested failed",
      "payment_requested refund_pending",
      "failed null",
      "failed payment_requested",
      "failed refund_pending",
      "refund_pending refunded",
      "refunded refund_pending",
    ].sort(),
  );
});

test.each([
  [100, 0, "UNPAID"],
  [100, 1, "PARTIAL"],
  [100, 99, "PARTIAL"],
  [100, 100, "PAID"],
  [100, 101, "OVERPAID"],
] as const)("of %i due, %i received is %s", (due, received, state) => {
  expect(paymentStateOf(due, received)).toBe(state);
});

test("a payment may still arrive for a waiting order and for a failed one", () => {
  expect(ALL.filter(mayStillBePaid)).toEqual(["payment_requested", "failed"]);
  for (const status of ALL.filter(mayStillBePaid)) {
    expect(canTransitionPayment(status, null)).toBe(true);
  }
});
