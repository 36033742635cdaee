import { findOrder } from "../../orders/orders.store.ts";
import { loggableError } from "../../shared/loggable-error.ts";
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

/**
 * After this many tries a new payment is needed, because a provider may store an error under its key
 * for good.
 */
const MAX_TRIES = 3;

/**
 * Creates the payment at its provider, unless the provider has already answered. Concurrent calls,
 * or a retry after a lost answer, make one payment because of the key; creating it charges nothing.
 * 503 `payment_provider_offline`. Never call it in a transaction.
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
    // The visitor's address is no longer needed once the provider has it.
    facts: JSON.stringify({ ...payment.facts, clientIp: null }),
    expires_at: expiresAt,
    ask_at: nextPollAt(begun, order, clock()),
  });
  const after = (await findPayment(db, companyId, id)) ?? payment;
  // The payment was cancelled while it was created: it must not be paid at the provider.
  return after.state === "pending" ? after : withdrawPayment(context, after);
}

/** An unreadable answer counts as no answer. */
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

/**
 * A payment that was not created has failed; one that may exist can be created again with the same
 * key.
 */
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
