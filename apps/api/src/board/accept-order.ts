import type { ParsedStaffRequestPart } from "@comanda/contract/staff/staff-call-schemas";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { defaultMinutes } from "@comanda/domain/board/board-settings";
import { promisedTime } from "@comanda/domain/board/promise";
import { readBusy } from "../availability/read-kitchen-state.ts";
import { illegalTransition } from "../orders/illegal-transition.ts";
import type { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import type { BoardContext } from "./board-context.ts";
import { changeOrder } from "./change-order.ts";

/**
 * Accepts a new order: sets it to PREPARING, and promises it after the given minutes plus those of a
 * busy kitchen. Without minutes the default of its service type applies; a scheduled order keeps its
 * time. 409 `illegal_transition` for an order that was answered before; other refusals as in
 * `changeOrder`.
 */
export function acceptOrder(
  context: BoardContext,
  member: StaffMember,
  orderId: string,
  body: ParsedStaffRequestPart<"acceptOrder", "body">,
): Promise<StaffOrder | Refusal> {
  const request = { member, orderId, action: "orders.accept" as const, body };
  return changeOrder(context, request, async ({ trx, stored, now }) => {
    const { order, settings } = stored;
    if (order.status !== "PENDING") {
      return illegalTransition(`An order that is ${order.status} has its answer`);
    }
    const busy = await readBusy(trx, member.companyId, now);
    const promised_at = promisedTime({
      now,
      minutes: body.minutes ?? defaultMinutes(settings, order.service_type),
      busyMinutes: busy?.minutes ?? 0,
      scheduledFor: order.scheduled_delivery_date,
    });
    const columns = { status: "PREPARING" as const, accepted_at: now, promised_at };
    return { columns, canUndo: true, hasOnlyColumns: true };
  });
}
