import type { ParsedStaffRequestPart } from "@comanda/contract/staff/staff-call-schemas";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { proposalStateAt } from "@comanda/domain/board/order-proposal";
import type { BoardContext } from "../board/board-context.ts";
import { changeOrder } from "../board/change-order.ts";
import { closeOpenProposal } from "../orders/proposals/proposals.store.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";

/**
 * Takes the open proposal of an order back; the order stays as it is. 409 `proposal_closed` when the
 * customer has answered, or the time is over; other refusals as in `changeOrder`.
 */
export function withdrawOrderProposal(
  context: BoardContext,
  member: StaffMember,
  orderId: string,
  body: ParsedStaffRequestPart<"withdrawOrderProposal", "body">,
): Promise<StaffOrder | Refusal> {
  const request = { member, orderId, action: "orders.withdraw_change" as const, body };
  return changeOrder(context, request, async ({ stored, now }) => {
    const { order, proposals, online } = stored;
    const last = proposals.at(-1);
    const isOpen = last && proposalStateAt(last, { ...order, online }, now) === "open";
    if (!isOpen) return new Refusal("proposal_closed");
    const { number } = last;
    return {
      columns: {},
      canUndo: false,
      audited: { before: { number, state: "open" }, after: { number, state: "withdrawn" } },
      effect: (trx) => closeOpenProposal(trx, order, "withdrawn", now),
    };
  });
}
