import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { fromCents } from "@comanda/domain/money/cents";
import { refundableOf } from "@comanda/domain/orders/refunds";
import { refundSources } from "../payments/refunds/refund-sources.ts";
import type { StoredStaffOrder } from "./staff-orders.store.ts";

/** Returns an order's refunds as staff see them. */
export function toStaffRefunds({ order, refunds }: StoredStaffOrder): StaffOrder["refunds"] {
  return refunds.map(({ id, amount, state, by_hand, reason, failure, actor, ...at }) => ({
    id,
    state,
    by_hand,
    reason,
    failure,
    by: actor,
    amount: fromCents(amount, order.currency.code),
    created_at: new Date(at.created_at).toISOString(),
    settled_at: at.settled_at === null ? null : new Date(at.settled_at).toISOString(),
  }));
}

/** Returns what can still go back of an order. */
export function toRefundable(stored: StoredStaffOrder): StaffOrder["refundable"] {
  const { code } = stored.order.currency;
  const left = refundableOf(refundSources(stored));
  return { by_provider: fromCents(left.byProvider, code), total: fromCents(left.total, code) };
}
