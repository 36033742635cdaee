import type { Order } from "@comanda/contract/orders/order";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { wasCardEntered } from "../card/entered-card.ts";
import { isPendingPayment } from "../requests/payment-calls.ts";
import { startedPayment } from "../requests/started-payment.ts";

/**
 * Returns the payment that waits for the customer, as `paymentToShow` does, once the list of payments has come or
 * has failed: a list that does not come may be one that another backend does not have.
 */
export function paymentOf(
  { list, failed }: { list: readonly CompanyPayment[] | null; failed: boolean },
  order: Pick<Order, "id" | "meta_data">,
): CompanyPayment | undefined {
  if (!list && !failed) return undefined;
  return paymentToShow(list ?? [], order);
}

/**
 * Returns the payment that waits for the customer: the one for which this browser entered a card, or that it
 * started last at a provider, else the first, which is the newest at our API. Another backend may list older
 * ones first, may have no call that cancels them, and may list payments without how to pay them, or none: then
 * the one that this browser started is shown as it was.
 */
export function paymentToShow(
  payments: readonly CompanyPayment[],
  order: Pick<Order, "id" | "meta_data">,
): CompanyPayment | undefined {
  const started = startedPayment(order);
  if (payments.length === 0) return started;
  const pending = payments.filter(isPendingPayment);
  const byCard = pending.find(({ id }) => wasCardEntered(id));
  if (byCard) return byCard;
  const same = pending.find(({ id }) => id === started?.id);
  if (!(same && started)) return pending[0];
  return hasPaymentParams(same) ? same : { ...same, params: started.params };
}

/** Returns whether a payment says how to pay it; our server says it only to the customer who ordered. */
export function hasPaymentParams({ params }: CompanyPayment): boolean {
  return Object.values(params).some(Boolean);
}
