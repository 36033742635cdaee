import { expect } from "vitest";
import type { PaymentReport } from "../providers/common/payment-provider.ts";
import { startPayment } from "./customer.ts";
import {
  makeCustomerWithDiscounts,
  type SandboxFixture,
  submitWithPayment,
} from "./sandbox-fixture.ts";

/** The fields of an order that waits for its payment, and of one that was paid. */
export const AWAITING_PAYMENT = {
  status: "INITIATED",
  payment_status: "payment_requested",
  payment_state: "UNPAID",
};
export const PLACED = { status: "PENDING", payment_status: null, payment_state: "PAID" };

/**
 * Makes an order of 165.00 that waits for its payment, with the payment's id and the answer to the
 * submission.
 */
export async function makeAwaitingOrder(fixture: SandboxFixture, method = "sandbox_pix") {
  const person = await makeCustomerWithDiscounts(fixture.api);
  const begun = await startPayment(fixture.api, person, method);
  expect(begun).toMatchObject({ status: 201, body: { status: "pending" } });
  const answer = await submitWithPayment(fixture.api, person, method);
  expect(answer).toMatchObject({ status: 200, body: { status: "INITIATED" } });
  return { person, payment: begun.body.id, answer };
}

/** Returns the report of a received amount, in minor units. */
export function receivedBody(amount: number, currency = "MXN") {
  return { state: "paid", received: { amount, currency } } satisfies Partial<PaymentReport>;
}
