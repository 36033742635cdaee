import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { cashDue, type ShownCurrency } from "@comanda/domain/money/cash-due";
import { type Cents, exceedsMaxAmount, toCents } from "@comanda/domain/money/cents";
import { isCashMethod } from "@comanda/domain/orders/payment-method";

/**
 * Returns the cash that the customer will hand over, in cents; null when it is not cash or does not pay
 * `total` (`cashDue`).
 */
export function cashIfSufficient(
  { code }: Pick<PaymentMethod, "code">,
  claimed: unknown,
  total: Cents,
  currency: ShownCurrency,
): Cents | null {
  if (!isCashMethod({ code }) || typeof claimed !== "number") return null;
  const received = toCents(claimed, currency.code);
  const covers = received >= cashDue(total, currency);
  return covers && !exceedsMaxAmount(received, currency.code) ? received : null;
}
