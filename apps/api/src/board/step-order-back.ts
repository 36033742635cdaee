import type { ParsedStaffRequestPart } from "@comanda/contract/staff/staff-call-schemas";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { undoUntil } from "@comanda/domain/board/steps";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import type { BoardContext } from "./board-context.ts";
import { changeOrder } from "./change-order.ts";
import { removeLastEvent } from "./order-changes.store.ts";
import { isPaymentUndo } from "./staff-order-view.ts";

/**
 * Takes the last change of an order back, within ten seconds of it: an acceptance, a step, a moved
 * promise or a recorded payment, and only that one. A cancellation, and a step that credited
 * points, stay. 409 `too_late_to_undo`; 403 `forbidden` for a payment without the permission to
 * take one; other refusals as in `changeOrder`.
 */
export function stepOrderBack(
  context: BoardContext,
  member: StaffMember,
  orderId: string,
  body: ParsedStaffRequestPart<"stepOrderBack", "body">,
): Promise<StaffOrder | Refusal> {
  const request = { member, orderId, action: "orders.step_back" as const, body };
  return changeOrder(context, request, async ({ stored: { order, lastChange }, now }) => {
    if (!lastChange?.undo || undoUntil(lastChange.at) < now) return new Refusal("too_late_to_undo");
    const columns = lastChange.undo;
    if (isPaymentUndo(columns) && !member.permissions.includes("orders.pay")) {
      return new Refusal("forbidden");
    }
    const isStep = columns.status !== undefined && columns.status !== order.status;
    return {
      columns,
      canUndo: false,
      isStepBack: true,
      effect: async (trx) => {
        if (isStep) await removeLastEvent(trx, member.companyId, orderId);
      },
    };
  });
}
