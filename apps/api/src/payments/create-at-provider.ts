import { errorFacts } from "../error-facts.ts";
import { findOrder } from "../orders/orders.store.ts";
import { Refusal } from "../refusal.ts";
import { applyReport } from "./apply-report.ts";
import { withdrawPayment } from "./ask-payment.ts";
import type { PaymentContext } from "./context.ts";
import { nextAsking } from "./next-asking.ts";
import { toPaymentOrder } from "./payment-facts.ts";
import { findPayment, noteCreated, type PaymentRow, updatePayment } from "./payments.store.ts";
import type { CreatedPayment, PaymentProvider } from "./providers/provider.ts";
import { ProviderFailure } from "./providers/provider-failure.ts";

/** A provider may keep an error under its key for good: after so many tries it is another payment. */
const TRIES = 3;

/**
 * The payment as its provider has begun it; asks the provider unless it was asked before and the answer
 * came. Several may ask at once, or again after a lost answer: the key makes one payment of it, which
 * charges nothing by itself. 503 `payment_provider_offline`. Never to be called in a transaction.
 */
export async function createAtProvider(
  context: PaymentContext,
  provider: PaymentProvider,
  companyId: string,
  id: string,
): Promise<PaymentRow | Refusal> {
  const { db, clock } = context;
  const payment = await findPayment(db, companyId, id);
  if (!payment) throw new Error("a payment just begun is not there");
  if (payment.params !== null || payment.state !== "pending") return payment;
  const created = await attempt(context, provider, payment);
  if (created instanceof ProviderFailure) {
    await noteFailure(context, payment, created);
    return new Refusal("payment_provider_offline");
  }
  const { reference, params, expiresAt } = created;
  const order = (await findOrder(db, companyId, payment.order_id))?.order;
  if (!order) throw new Error("a payment without its order");
  const begun = { ...payment, reference, params, expires_at: expiresAt, asked: 0 };
  await noteCreated(db, payment, {
    reference,
    params: JSON.stringify(params),
    // Where the customer was is nobody's business once the provider knows it.
    facts: JSON.stringify({ ...payment.facts, clientIp: null }),
    expires_at: expiresAt,
    ask_at: nextAsking(begun, order, clock()),
  });
  const after = (await findPayment(db, companyId, id)) ?? payment;
  // Somebody has given it up while it was begun: what the provider has now must not be paid.
  return after.state === "pending" ? after : withdrawPayment(context, after);
}

/** One whose answer we cannot read is no better than one that does not answer. */
async function attempt(
  { log }: PaymentContext,
  provider: PaymentProvider,
  payment: PaymentRow,
): Promise<CreatedPayment | ProviderFailure> {
  try {
    return await provider.create(toPaymentOrder(payment), payment.instrument);
  } catch (error) {
    const { company_id, id } = payment;
    log.error({ company_id, payment: id, ...errorFacts(error as Error) });
    return new ProviderFailure(provider.kind, "unavailable", "unexpected");
  }
}

/** What was not begun has failed; what may have been can be begun again under the same key. */
async function noteFailure(
  context: PaymentContext,
  payment: PaymentRow,
  { kind, reason, mayHaveHappened }: ProviderFailure,
): Promise<void> {
  const { company_id, id, provider_id, asked } = payment;
  const facts = { company_id, payment: id, provider_id, what: "create", kind, reason };
  context.log.warn(facts, "provider failed");
  if (mayHaveHappened && asked + 1 < TRIES) {
    await updatePayment(context.db, payment, { asked: asked + 1 });
  } else {
    const state = mayHaveHappened ? "cancelled" : "failed";
    await applyReport(context, payment, { state, raw: "not_begun", intentId: null });
  }
}
