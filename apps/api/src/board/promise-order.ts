import type { ParsedStaffRequestPart } from "@comanda/contract/staff/staff-call-schemas";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { laneOf } from "@comanda/domain/board/lane";
import { movedPromise } from "@comanda/domain/board/promise";
import { illegalTransition } from "../orders/illegal-transition.ts";
import type { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import type { BoardContext } from "./board-context.ts";
import { changeOrder } from "./change-order.ts";

/**
 * Moves the promised time of an accepted order by `add_minutes`; without a promise they count from now.
 * 409 `illegal_transition` before the acceptance and after the hand-over; other refusals as in `changeOrder`.
 */
export function promiseOrder(
  context: BoardContext,
  member: StaffMember,
  orderId: string,
  body: ParsedStaffRequestPart<"promiseOrder", "body">,
): Promise<StaffOrder | Refusal> {
  const request = { member, orderId, action: "orders.promise" as const, body };
  return changeOrder(context, request, async ({ stored: { order }, now }) => {
    const lane = laneOf({ status: order.status, starts_at: null, confirmed_at: null }, now);
    if (lane === "new" || lane === "over") {
      return illegalTransition(`An order that is ${order.status} has no promise to move`);
    }
    const promised_at = movedPromise(order.promised_at ?? now, body.add_minutes, now);
    return { columns: { promised_at }, canUndo: true, hasOnlyColumns: true };
  });
}
