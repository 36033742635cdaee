import type Stripe from "stripe";
import * as v from "valibot";
import type { RefundOrder, RefundReport } from "../common/payment-provider.ts";
import { toStripeAmount } from "../common/provider-amounts.ts";
import { ProviderFailure } from "../common/provider-failure.ts";
import { stripeFailure } from "./stripe-failure.ts";

const Refund = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  object: v.literal("refund"),
  status: v.nullish(v.string(), null),
  failure_reason: v.nullish(v.string(), null),
  metadata: v.nullish(v.record(v.string(), v.string()), {}),
});

/** The most refunds of one payment that a lookup reads. */
const LOOKUP_LIMIT = 100;
const CODE = /^[a-z_]{1,60}$/u;

/**
 * Refunds a part of a payment, or all of it. Stripe forgets an idempotency key after a day, so a
 * repeated call first looks for the refund among those of the payment, by our id in its metadata.
 */
export async function refundAtStripe(
  refunds: Stripe["refunds"],
  order: RefundOrder,
): Promise<RefundReport | ProviderFailure> {
  const { reference } = order.payment;
  const amount = toStripeAmount(order.amount, order.currency);
  if (amount === null) return new ProviderFailure("stripe", "refused", "amount");
  const unclear = (reason: string) =>
    new ProviderFailure("stripe", "unavailable", reason, { reference });
  if (order.firstAskedAt) {
    const known = await findAtStripe(refunds, order);
    if (known) return known;
  }
  try {
    const { refundId, idempotencyKey } = order;
    const facts = { payment_intent: reference, amount, metadata: { refund_id: refundId } };
    const made = await refunds.create(facts, { idempotencyKey });
    return v.is(Refund, made) ? reportOf(made) : unclear("unexpected");
  } catch (error) {
    return stripeFailure(error, reference);
  }
}

/**
 * Finds the refund of an earlier call; null when Stripe has none. A lookup that fails, also by a refusal or
 * wrong keys, says nothing about the refund: it may have happened.
 */
async function findAtStripe(
  refunds: Stripe["refunds"],
  { payment: { reference }, refundId }: RefundOrder,
): Promise<RefundReport | ProviderFailure | null> {
  const unclear = (reason: string) =>
    new ProviderFailure("stripe", "unavailable", reason, { reference });
  try {
    const page = await refunds.list({ payment_intent: reference, limit: LOOKUP_LIMIT });
    if (!Array.isArray(page.data)) return unclear("unexpected");
    const known = page.data.find(({ metadata }) => metadata?.refund_id === refundId);
    if (known) return v.is(Refund, known) ? reportOf(known) : unclear("unexpected");
    return page.has_more ? unclear("too_many") : null;
  } catch (error) {
    return unclear(stripeFailure(error, reference).reason);
  }
}

function reportOf({ id, status, failure_reason }: v.InferInput<typeof Refund>): RefundReport {
  if (status === "succeeded") return { state: "confirmed", reference: id, reason: null };
  if (status !== "failed" && status !== "canceled") {
    return { state: "pending", reference: id, reason: null };
  }
  const reason = failure_reason && CODE.test(failure_reason) ? failure_reason : status;
  return { state: "refused", reference: id, reason };
}
