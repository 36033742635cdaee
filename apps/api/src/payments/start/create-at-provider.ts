import { findOrder } from "../../orders/orders.store.ts";
import { loggableError } from "../../shared/error-facts.ts";
import { Refusal } from "../../shared/refusal.ts";
import { nextPollAt } from "../next-poll-at.ts";
import type { PaymentContext } from "../payment-context.ts";
import {
  findPayment,
  type PaymentRow,
  storeProviderAnswerOnce,
  updatePayment,
} from "../payments.store.ts";
import type { CreatedPayment, PaymentProvider } from "../providers/common/payment-provider.ts";
import { ProviderFailure } from "../providers/common/provider-failure.ts";
import { applyReport } from "../settle/apply-report.ts";
import { withdrawPayment } from "../settle/poll-payment.ts";
import { toPaymentOrder } from "./payment-facts.ts";

/** A provider may keep an error under its key for good: after so many tries it is another payment. */
const MAX_TRIES = 3;

/**
 * The payment as its provider has begun it; asks the provider unless it was asked before and the answer
 * came. Several may ask at once, or again after a lost answer: the key makes one payment of it, which
 * charges nothing by itself. 503 `payment_provider_offline`. Never to be called in a transaction.
 */
export async function createPaymentAtProvider(
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
  await storeProviderAnswerOnce(db, payment, {
    reference,
    params: JSON.stringify(params),
    // Where the customer was is nobody's business once the provider knows it.
    facts: JSON.stringify({ ...payment.facts, clientIp: null }),
    expires_at: expiresAt,
    ask_at: nextPollAt(begun, order, clock()),
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
    log.error({ company_id, payment: id, ...loggableError(error as Error) });
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
  if (mayHaveHappened && asked + 1 < MAX_TRIES) {
    await updatePayment(context.db, payment, { asked: asked + 1 });
  } else {
    const state = mayHaveHappened ? "cancelled" : "failed";
    await applyReport(context, payment, { state, raw: "not_begun", intentId: null });
  }
}
