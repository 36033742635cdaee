import type { ParsedStaffRequestPart } from "@comanda/contract/staff/staff-call-schemas";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { cashDue } from "@comanda/domain/money/cash-due";
import { isExactIn, toCents } from "@comanda/domain/money/cents";
import { illegalTransition } from "../orders/illegal-transition.ts";
import type { OrderColumns, OrderRow } from "../orders/orders.store.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import type { BoardContext } from "./board-context.ts";
import { changeOrder } from "./change-order.ts";

/**
 * Records that an order was paid at the counter: once, in full. `received` is the cash that was
 * handed over, of which the answer has the change. 409 `illegal_transition` for a cancelled order;
 * other refusals as in `paymentColumns` and `changeOrder`.
 */
export function recordOrderPayment(
  context: BoardContext,
  member: StaffMember,
  orderId: string,
  body: ParsedStaffRequestPart<"recordOrderPayment", "body">,
): Promise<StaffOrder | Refusal> {
  const request = { member, orderId, action: "orders.pay" as const, body };
  return changeOrder(context, request, async ({ stored: { order }, now }) => {
    if (order.status === "CANCELLED") return illegalTransition("A cancelled order is not paid");
    const columns = paymentColumns(order, body.received, { member, now, path: "received" });
    return columns instanceof Refusal ? columns : { columns, canUndo: true };
  });
}

type Taking = { member: StaffMember; now: Date; path: string };

/**
 * What is written of an order that a member took the money for; `path` is the field with the cash.
 * 409 `already_paid`; 422 `invalid_body` for less cash than the order costs, and for more decimals than its
 * currency has.
 */
export function paymentColumns(
  order: OrderRow,
  cash: number | null,
  { member, now, path }: Taking,
): Pick<OrderColumns, "payment_state" | "paid_at" | "paid_by" | "paid_received"> | Refusal {
  if (order.payment_state !== "UNPAID") return new Refusal("already_paid");
  const { code } = order.currency;
  const refuse = (message: string) => new Refusal("invalid_body", { errors: [{ path, message }] });
  if (cash !== null && !isExactIn(cash, code)) return refuse("has more decimals than the currency");
  const received = cash === null ? null : toCents(cash, code);
  if (received !== null && received < cashDue(order.amount_due, order.currency))
    return refuse("is less than the order costs");
  return { payment_state: "PAID", paid_at: now, paid_by: member.name, paid_received: received };
}
