import type { ParsedStaffRequestPart } from "@comanda/contract/staff/staff-call-schemas";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import type { AuditAction } from "@comanda/domain/staff/audit-actions";
import { cancellation } from "../order-calls/cancel-order.ts";
import { illegalTransition } from "../orders/illegal-transition.ts";
import { statusTimes } from "../orders/status-times.ts";
import { valuesBefore } from "../orders/values-before.ts";
import { requestRefund } from "../payments/refunds/request-refund.ts";
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
 * money has to be refunded: with `refund` its providers are asked at once, and a member who may not
 * refund gets 403 `forbidden`. 409 `illegal_transition` afterwards; other refusals as in
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
  const { member } = request;
  const { reason, message, refund } = request.body;
  return changeOrder(context, request, async ({ trx, stored: { order }, now }) => {
    if (only && !only.includes(order.status)) {
      return illegalTransition(`An order that is ${order.status} has its answer`);
    }
    const move = cancellation(order, { message, code: reason }, now);
    if (move instanceof Refusal) return move;
    if (refund && !member.permissions.includes("orders.refund")) return new Refusal("forbidden");
    const columns = { ...move.changes, status: move.to, ...statusTimes(move.to, now) };
    const sent = refund
      ? await requestRefund({ db: trx, clock: context.clock }, order, all(member))
      : 0;
    const { effect } = move;
    if (!sent) return { columns, canUndo: false, effect };
    const audited = {
      before: valuesBefore(order, columns),
      after: { ...columns, refund: sent },
    };
    return { columns, canUndo: false, effect, audited };
  });
}

/** Everything that providers can send back. */
const all = ({ name }: StaffMember) => ({
  amount: null,
  byHand: false,
  reason: null,
  actor: name,
});
