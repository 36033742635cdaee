import { toCents } from "@comanda/domain/money/cents";
import type { Catalog } from "../catalog/to-catalog.ts";
import type { OrderRow } from "../orders/orders.store.ts";
import type { SubmittedChanges } from "../orders/place/validate-for-placement.ts";
import { validateTip } from "../orders/rules/charge-order.ts";
import type { RequestedPayment } from "../orders/rules/confirm-price.ts";
import { cashIfSufficient } from "../orders/rules/sufficient-cash.ts";

/**
 * Returns whether the order still waits for its payment and was sent with the same `draft` and
 * `payment`.
 */
export function isReservedFor(
  { catalog, now }: { catalog: Catalog; now: Date },
  order: OrderRow,
  draft: SubmittedChanges,
  payment: RequestedPayment,
): boolean {
  const isInTime = order.payment_expires_at !== null && order.payment_expires_at > now;
  return isInTime && isSubmittedWith(catalog, order, draft, payment);
}

/** Returns whether a placed order was sent with the same `draft` and `payment`. */
export function isPlacedWith(
  catalog: Catalog,
  order: OrderRow,
  draft: SubmittedChanges,
  payment: RequestedPayment,
): boolean {
  return (
    order.placed_at !== null &&
    isSubmittedWith(catalog, order, draft, payment) &&
    isPaidWith(order, payment)
  );
}

/** Returns whether comment, time, method, tip and fee are those of the order. */
function isSubmittedWith(
  catalog: Catalog,
  order: OrderRow,
  draft: SubmittedChanges,
  { payment_method_id, tip_value, service_fee_accepted }: RequestedPayment,
): boolean {
  const { service_type, combos_price, currency, service_fee_offered: offered, tip } = order;
  const fee = service_fee_accepted === true ? offered : 0;
  return (
    order.assigned_payment?.id === payment_method_id &&
    order.comment === draft.comment &&
    order.scheduled_delivery_date?.getTime() === draft.scheduledFor?.getTime() &&
    // Compare with the tip as stored and as it counts now: where tips are not accepted any amount
    // is 0.
    (tip === toCents(tip_value ?? 0, currency.code) ||
      tip === validateTip(catalog, service_type, combos_price, tip_value)) &&
    (offered === null || order.service_fee === fee)
  );
}

/** Returns whether the cash amount and the type of tip are those of the order. */
function isPaidWith(order: OrderRow, { received_amount, tip_type }: RequestedPayment): boolean {
  const stored = order.assigned_payment;
  if (!stored) return false;
  const cash = cashIfSufficient(stored, received_amount, order.amount_due, order.currency);
  return stored.received_amount === cash && stored.tip_type === (order.tip > 0 ? tip_type : null);
}
