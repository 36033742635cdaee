import { toCents } from "@comanda/domain/money";
import type { Catalog } from "../catalog/catalog.ts";
import type { AssignedPayment } from "./final-price.ts";
import type { Draft } from "./judge-order.ts";
import { acceptedTip } from "./order-rules.ts";
import type { OrderRow } from "./orders.store.ts";
import { coveringCash } from "./take-order.ts";

/** Whether an order waits still, and for what holding it with `draft` and `payment` would make of it. */
export function isHeldSo(
  { catalog, now }: { catalog: Catalog; now: Date },
  order: OrderRow,
  draft: Draft,
  payment: AssignedPayment,
): boolean {
  const isInTime = order.payment_expires_at !== null && order.payment_expires_at > now;
  return isInTime && isSentSo(catalog, order, draft, payment);
}

/** Whether a placed order is what placing it with `draft` and `payment` would make of it again. */
export function isPlacedSo(
  catalog: Catalog,
  order: OrderRow,
  draft: Draft,
  payment: AssignedPayment,
): boolean {
  return (
    order.placed_at !== null && isSentSo(catalog, order, draft, payment) && isPaidSo(order, payment)
  );
}

/** Comment, time, method, tip and fee are those of the order. */
function isSentSo(
  catalog: Catalog,
  order: OrderRow,
  draft: Draft,
  { payment_method_id, tip_value, service_fee_accepted }: AssignedPayment,
): boolean {
  const { service_type, combos_price, currency, service_fee_offered: offered, tip } = order;
  const fee = service_fee_accepted === true ? offered : 0;
  return (
    order.assigned_payment?.id === payment_method_id &&
    order.comment === draft.comment &&
    order.scheduled_delivery_date?.getTime() === draft.scheduledFor?.getTime() &&
    // As it was sent, or as it counts now: where no tip is taken any amount is none.
    (tip === toCents(tip_value ?? 0, currency.code) ||
      tip === acceptedTip(catalog, service_type, combos_price, tip_value)) &&
    (offered === null || order.service_fee === fee)
  );
}

/** The cash that is held ready, and how the tip was chosen, are those of the order. */
function isPaidSo(order: OrderRow, { received_amount, tip_type }: AssignedPayment): boolean {
  const stored = order.assigned_payment;
  if (!stored) return false;
  const cash = coveringCash(stored, received_amount, order.amount_due, order.currency.code);
  return stored.received_amount === cash && stored.tip_type === (order.tip > 0 ? tip_type : null);
}
