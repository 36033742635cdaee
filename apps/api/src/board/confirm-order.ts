import type { ParsedStaffRequestPart } from "@comanda/contract/staff/staff-call-schemas";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { kitchenStart } from "@comanda/domain/board/promise";
import { announceConfirmationAgain } from "../order-page/push/announced.store.ts";
import { illegalTransition } from "../orders/illegal-transition.ts";
import type { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import type { BoardContext } from "./board-context.ts";
import { changeOrder } from "./change-order.ts";

/**
 * Confirms an order for later: its customer reads that the restaurant will make it. It stays PENDING, and is accepted
 * by itself when the kitchen has to start (decision 133). 409 `illegal_transition` for an order that is not
 * for later, or is confirmed; other refusals as in `changeOrder`.
 */
export function confirmOrder(
  context: BoardContext,
  member: StaffMember,
  orderId: string,
  body: ParsedStaffRequestPart<"confirmOrder", "body">,
): Promise<StaffOrder | Refusal> {
  const request = { member, orderId, action: "orders.confirm" as const, body };
  return changeOrder(context, request, async ({ stored: { order, settings }, now }) => {
    const start = kitchenStart(order.scheduled_delivery_date, settings, order.service_type);
    if (order.status !== "PENDING" || start === null || start <= now) {
      return illegalTransition("Only an order for later is confirmed");
    }
    if (order.confirmed_at !== null) return illegalTransition("The order is confirmed");
    const columns = { confirmed_at: now, confirmed_by: member.name };
    return {
      columns,
      canUndo: true,
      hasOnlyColumns: true,
      effect: (trx) => announceConfirmationAgain(trx, member.companyId, orderId),
    };
  });
}
