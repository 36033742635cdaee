import type { PaymentMethod, PaymentMethods } from "@comanda/contract/payments/payment-method";
import { isOnlineMethod, mayHaveCardForm } from "@comanda/domain/orders/payment-method";

/** The sandbox's card form is our own, and loads nothing from other hosts. */
const SANDBOX = "sandbox";

/**
 * Returns whether the company's pages must be allowed to load Stripe's card form. They are while its
 * methods are unknown: the checkout fetches the methods later, and the policy of the first page of a
 * visit stays in force on all later ones.
 */
export function allowsStripe(methods: PaymentMethods | null): boolean {
  return methods === null || Object.values(methods).flat().some(isStripeMethod);
}

function isStripeMethod(method: PaymentMethod): boolean {
  const { provider_id, provider_code } = method;
  const isSandbox = provider_id === SANDBOX || provider_code === SANDBOX;
  return isOnlineMethod(method) && mayHaveCardForm(method) && !isSandbox;
}
