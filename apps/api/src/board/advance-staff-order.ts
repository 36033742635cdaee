import type { ParsedStaffRequestPart } from "@comanda/contract/staff/staff-call-schemas";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { canAdvance, canStepBack } from "@comanda/domain/board/steps";
import { creditLoyaltyPoints } from "../orders/credit-points.ts";
import { illegalTransition } from "../orders/illegal-transition.ts";
import { statusTimes } from "../orders/status-times.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import type { BoardContext } from "./board-context.ts";
import { changeOrder } from "./change-order.ts";
import { paymentColumns } from "./record-order-payment.ts";

/**
 * Moves an accepted order to a later status, and records its payment in the same change where the
 * body has one: they are taken back together. 409 `illegal_transition` for a status that its type
 * does not have next, and for acceptance and cancellation, which are calls of their own; 403
 * `forbidden` for a payment without the permission to take one; other refusals as in
 * `paymentColumns` and `changeOrder`.
 */
export function advanceStaffOrder(
  context: BoardContext,
  member: StaffMember,
  orderId: string,
  body: ParsedStaffRequestPart<"advanceStaffOrder", "body">,
): Promise<StaffOrder | Refusal> {
  const request = { member, orderId, action: "orders.advance" as const, body };
  return changeOrder(context, request, async ({ stored: { order }, now }) => {
    const { status, service_type } = order;
    const { to, payment } = body;
    if (!canAdvance(status, to, service_type)) {
      return illegalTransition(`An order that is ${status} cannot become ${to}`);
    }
    if (payment && !member.permissions.includes("orders.pay")) return new Refusal("forbidden");
    const paid = payment
      ? paymentColumns(order, payment.received, { member, now, path: "payment.received" })
      : {};
    if (paid instanceof Refusal) return paid;
    return {
      columns: { status: to, ...statusTimes(to, now), ...paid },
      canUndo: canStepBack(status, to),
      effect: to === "FINALIZED" ? (trx) => creditLoyaltyPoints(trx, order) : undefined,
      hasOnlyColumns: to !== "FINALIZED",
    };
  });
}
