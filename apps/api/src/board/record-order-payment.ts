import type { ParsedStaffRequestPart } from "@comanda/contract/staff/staff-call-schemas";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { toCents } from "@comanda/domain/money/cents";
import { illegalTransition } from "../orders/move-order.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import type { BoardContext } from "./board-context.ts";
import { changeOrder } from "./change-order.ts";

/**
 * Records that an order was paid at the counter: once, in full. `received` is the cash that was
 * handed over, of which the answer has the change. 409 `already_paid`, `illegal_transition` for a
 * cancelled order; 422 `invalid_body` for less cash than the order costs; other refusals as in
 * `changeOrder`.
 */
export function recordOrderPayment(
  context: BoardContext,
  member: StaffMember,
  orderId: string,
  body: ParsedStaffRequestPart<"recordOrderPayment", "body">,
): Promise<StaffOrder | Refusal> {
  const request = { member, orderId, action: "orders.pay", body };
  return changeOrder(context, request, async ({ stored: { order }, now }) => {
    if (order.status === "CANCELLED") return illegalTransition("A cancelled order is not paid");
    if (order.payment_state !== "UNPAID") return new Refusal("already_paid");
    const received = body.received === null ? null : toCents(body.received, order.currency.code);
    if (received !== null && received < order.amount_due) {
      const fault = { path: "received", message: "is less than the order costs" };
      return new Refusal("invalid_body", { errors: [fault] });
    }
    const paid = { paid_at: now, paid_by: member.name, paid_received: received };
    return { columns: { payment_state: "PAID" as const, ...paid }, canUndo: true };
  });
}
