import type { PaymentInstrument } from "@comanda/domain/orders/payment-method";
import type Stripe from "stripe";
import {
  type CreatedPayment,
  DEFAULT_TIMEOUT_MS,
  type PaymentOrder,
  type PaymentProvider,
  type PaymentReport,
  type ProviderOptions,
  type ProviderPaymentRef,
} from "../common/payment-provider.ts";
import { toStripeAmount } from "../common/provider-amounts.ts";
import { ProviderFailure } from "../common/provider-failure.ts";
import { requestKey } from "../common/request-key.ts";
import { readStripeNotification } from "./read-stripe-notification.ts";
import { stripeClient } from "./stripe-client.ts";
import { stripeFailure } from "./stripe-failure.ts";
import { refundAtStripe } from "./stripe-refund.ts";
import { intentReport, isIntent } from "./stripe-report.ts";

export type StripeSettings = { secretKey: string; publishableKey: string; webhookSecret: string };

/**
 * Stripe (decision 21): a PaymentIntent, which the customer pays in Stripe's own form with the
 * `client_secret`. Name and phone stay here: the form asks for what it needs.
 */
export function stripeProvider(
  settings: StripeSettings,
  base: URL,
  { timeoutMs = DEFAULT_TIMEOUT_MS }: ProviderOptions = {},
): PaymentProvider {
  const { paymentIntents, refunds } = stripeClient(settings.secretKey, base, timeoutMs);

  async function create(
    order: PaymentOrder,
    method: PaymentInstrument,
  ): Promise<CreatedPayment | ProviderFailure> {
    const amount = toStripeAmount(order.amount, order.currency);
    if (method !== "card") return new ProviderFailure("stripe", "misconfigured", "method");
    if (amount === null) return new ProviderFailure("stripe", "refused", "amount");
    try {
      const idempotencyKey = requestKey(order, method);
      const intent = await paymentIntents.create(intentOf(order, amount), { idempotencyKey });
      if (!isIntent(intent) || !intent.client_secret) return unexpected();
      const { id: reference, client_secret } = intent;
      const params = { client_secret, publishable_key: settings.publishableKey };
      return { reference, params, expiresAt: order.expiresAt };
    } catch (error) {
      return stripeFailure(error);
    }
  }

  async function status({
    reference,
  }: ProviderPaymentRef): Promise<PaymentReport | ProviderFailure> {
    try {
      const intent = await paymentIntents.retrieve(reference, { expand: ["latest_charge"] });
      return isIntent(intent) && intent.id === reference
        ? intentReport(intent)
        : unexpected(reference);
    } catch (error) {
      return stripeFailure(error, reference);
    }
  }

  /**
   * A payment that is paid, over or at the bank cannot be withdrawn: then the result is its state.
   */
  async function cancel(payment: ProviderPaymentRef): Promise<PaymentReport | ProviderFailure> {
    const { reference } = payment;
    try {
      const intent = await paymentIntents.cancel(reference, { cancellation_reason: "abandoned" });
      return isIntent(intent) && intent.id === reference
        ? intentReport(intent)
        : unexpected(reference);
    } catch (error) {
      const failure = stripeFailure(error, reference);
      return TOO_LATE.has(failure.reason) ? status(payment) : failure;
    }
  }

  return {
    kind: "stripe",
    methods: ["card"],
    create,
    status,
    cancel,
    refund: (refund) => refundAtStripe(refunds, refund),
    readNotification: (body, headers, now) =>
      readStripeNotification(body, headers, { secret: settings.webhookSecret, now }),
  };
}

/**
 * Stripe's codes for an intent that can no longer be cancelled; some methods use the second one.
 */
const TOO_LATE = new Set([
  "payment_intent_unexpected_state",
  "payment_intent_invalid_cancellation_state",
]);

function intentOf(order: PaymentOrder, amount: number): Stripe.PaymentIntentCreateParams {
  const { companyId, orderId, publicId, intentId, currency } = order;
  return {
    amount,
    currency: currency.toLowerCase(),
    // Methods that leave the page would return to a checkout that does not know about it.
    automatic_payment_methods: { enabled: true, allow_redirects: "never" },
    description: `#${publicId}`,
    metadata: { company_id: companyId, order_id: orderId, intent_id: intentId },
  };
}

function unexpected(reference: string | null = null): ProviderFailure {
  return new ProviderFailure("stripe", "unavailable", "unexpected", { reference });
}
