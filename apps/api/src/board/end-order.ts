import type { ParsedStaffRequestPart } from "@comanda/contract/staff/staff-call-schemas";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import type { AuditAction } from "@comanda/domain/staff/audit-actions";
import { illegalTransition } from "../orders/move-order.ts";
import { statusTimes } from "../orders/status-times.ts";
import { cancellation } from "../placement/cancel-order.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import type { BoardContext } from "./board-context.ts";
import { changeOrder } from "./change-order.ts";

type EndOrder = ParsedStaffRequestPart<"refuseOrder", "body">;

/**
 * Refuses a new order with a reason. 409 `illegal_transition` for an order that has its answer;
 * other refusals as in `changeOrder`.
 */
export function refuseOrder(
  context: BoardContext,
  member: StaffMember,
  orderId: string,
  body: EndOrder,
): Promise<StaffOrder | Refusal> {
  return endOrder(context, { member, orderId, action: "orders.refuse", body }, ["PENDING"]);
}

/**
 * Cancels an order that was not handed over yet. Its stock and discounts are released; received
 * money has to be refunded. 409 `illegal_transition` afterwards; other refusals as in
 * `changeOrder`.
 */
export function cancelStaffOrder(
  context: BoardContext,
  member: StaffMember,
  orderId: string,
  body: EndOrder,
): Promise<StaffOrder | Refusal> {
  return endOrder(context, { member, orderId, action: "orders.cancel", body }, null);
}

function endOrder(
  context: BoardContext,
  request: { member: StaffMember; orderId: string; action: AuditAction; body: EndOrder },
  only: readonly string[] | null,
): Promise<StaffOrder | Refusal> {
  const { reason, message } = request.body;
  return changeOrder(context, request, async ({ stored: { order }, now }) => {
    if (only && !only.includes(order.status)) {
      return illegalTransition(`An order that is ${order.status} has its answer`);
    }
    const move = cancellation(order, { message, code: reason }, now);
    if (move instanceof Refusal) return move;
    const columns = { ...move.changes, status: move.to, ...statusTimes(move.to, now) };
    return { columns, canUndo: false, effect: move.effect };
  });
}
