import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { wasCardEntered } from "../card/entered-card.ts";
import { isPendingPayment } from "../requests/payment-calls.ts";

/**
 * Returns the payment that waits for the customer: the one for which this browser entered a card, else the first,
 * which is the newest at our API. Another backend may list older ones first, and may have no call that
 * cancels them.
 */
export function paymentToShow(payments: readonly CompanyPayment[]): CompanyPayment | undefined {
  const pending = payments.filter(isPendingPayment);
  return pending.find(({ id }) => wasCardEntered(id)) ?? pending[0];
}
