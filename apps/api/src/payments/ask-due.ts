import { errorFacts } from "../error-facts.ts";
import { mapLimited } from "../pictures/map-limited.ts";
import { askPayment } from "./ask-payment.ts";
import type { PaymentContext } from "./context.ts";
import { type PaymentRow, takeDuePayments } from "./payments.store.ts";
import { giveUpDue } from "./release-lapsed.ts";

const BATCH = 10;
const AT_ONCE = 5;
/** Longer than a batch takes whose every provider answers at the last moment. */
const LEASE_MS = 50_000;

/**
 * Asks the providers of all payments that are due how they stand, and gives back what lapsed orders
 * held. Several processes share the work; what one of them leaves behind by dying is taken up within
 * a minute. One that goes wrong stops no other.
 */
export async function askDue(context: PaymentContext): Promise<void> {
  const { db, clock } = context;
  let taken: PaymentRow[];
  do {
    const now = clock();
    taken = await takeDuePayments(db, now, new Date(now.getTime() + LEASE_MS), BATCH);
    await mapLimited(taken, AT_ONCE, (payment) => askOne(context, payment));
  } while (taken.length === BATCH);
  await giveUpDue(context);
}

async function askOne(context: PaymentContext, payment: PaymentRow): Promise<void> {
  try {
    await askPayment(context, payment);
  } catch (error) {
    const { company_id, id } = payment;
    context.log.error({ company_id, payment_id: id, ...errorFacts(error as Error) });
  }
}
