import type { ParsedStaffRequestPart } from "@comanda/contract/staff/staff-call-schemas";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { isExactIn, toCents } from "@comanda/domain/money/cents";
import type { BoardContext } from "../board/board-context.ts";
import { changeOrder } from "../board/change-order.ts";
import { illegalTransition } from "../orders/illegal-transition.ts";
import { orderAfterRefund } from "../payments/refunds/order-after-refund.ts";
import { requestRefund } from "../payments/refunds/request-refund.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";

const amountFault = (message: string) =>
  new Refusal("invalid_body", { errors: [{ path: "amount", message }] });

/**
 * Sends money of an order back, or records what a member gave back (decision 56). The refunds are
 * written here, and providers are asked after that. Of several requests at once the first wins, and
 * never more than was paid goes back. 422 `invalid_body` for an amount that is 0, has too many decimals
 * or is more than is left; 409 `illegal_transition` when nothing is left; other refusals as in
 * `changeOrder`.
 */
export function refundOrder(
  context: BoardContext,
  member: StaffMember,
  orderId: string,
  body: ParsedStaffRequestPart<"refundOrder", "body">,
): Promise<StaffOrder | Refusal> {
  const request = { member, orderId, action: "orders.refund" as const, body };
  return changeOrder(context, request, async ({ trx, stored: { order } }) => {
    const { code } = order.currency;
    if (body.amount !== null && !isExactIn(body.amount, code)) {
      return amountFault("has more decimals than the currency");
    }
    const amount = body.amount === null ? null : toCents(body.amount, code);
    if (amount === 0) return amountFault("must be more than 0");
    const write = { db: trx, clock: context.clock };
    const wish = { amount, byHand: body.by_hand, reason: body.reason, actor: member.name };
    const written = await requestRefund(write, order, wish);
    if (written === null) return amountFault("is more than can go back");
    if (written === 0) return illegalTransition("Nothing can go back this way");
    return {
      columns: body.by_hand ? await orderAfterRefund(write, order) : {},
      canUndo: false,
      audited: { before: null, after: { refund: written, by_hand: body.by_hand } },
    };
  });
}
