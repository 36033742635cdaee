import type { PaymentContext } from "../payment-context.ts";
import { createPaymentPolling } from "../polling/poll-due-payments.ts";
import { releaseLapsedOrders } from "../polling/release-lapsed-orders.ts";

/** Runs one round of the schedule to its end. */
export async function pollDuePayments(context: PaymentContext): Promise<void> {
  const polling = createPaymentPolling(context);
  await polling.pollDue();
  await polling.idle();
  await releaseLapsedOrders(context);
}
