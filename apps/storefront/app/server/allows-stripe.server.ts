import type { PaymentMethod, PaymentMethods } from "@comanda/contract/payments/payment-method";
import { isOnlineMethod, paymentIntentKind } from "@comanda/domain/orders/payment-method";

/** The sandbox's own form is ours, and loads nothing from elsewhere. */
const SANDBOX = "sandbox";

/**
 * Whether the company may take cards by Stripe's form, which its pages must then be allowed to load.
 * While its methods are not known they are: the checkout asks for the methods again, and the policy of
 * the page that a visit begins with counts for all that follow.
 */
export function allowsStripe(methods: PaymentMethods | null): boolean {
  return methods === null || Object.values(methods).flat().some(isStripes);
}

function isStripes(method: PaymentMethod): boolean {
  const { provider_id, provider_code } = method;
  const ours = provider_id === SANDBOX || provider_code === SANDBOX;
  return isOnlineMethod(method) && paymentIntentKind(method) === "stripe" && !ours;
}
