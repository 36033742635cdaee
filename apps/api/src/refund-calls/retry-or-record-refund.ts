import type { ParsedStaffRequestPart } from "@comanda/contract/staff/staff-call-schemas";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import type { AuditAction } from "@comanda/domain/staff/audit-actions";
import type { BoardContext } from "../board/board-context.ts";
import { type ChangeFacts, changeOrder, type OrderChange } from "../board/change-order.ts";
import { illegalTransition } from "../orders/illegal-transition.ts";
import { orderAfterRefund } from "../payments/refunds/order-after-refund.ts";
import {
  findRefund,
  findRefundsOfOrder,
  type RefundRow,
  updateRefund,
} from "../payments/refunds/order-refunds.store.ts";
import { refundSources } from "../payments/refunds/refund-sources.ts";
import type { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";

type RefundChoice = ParsedStaffRequestPart<"retryRefund", "body">;

/**
 * Asks the provider again, at once. For a refused refund this is a new attempt; for a refund with
 * an unknown outcome it is the same attempt. 409 `illegal_transition` for any other refund, and if
 * the money has gone back in another way meanwhile; other refusals as in `changeOrder`.
 */
export function retryRefund(
  context: BoardContext,
  member: StaffMember,
  orderId: string,
  body: RefundChoice,
): Promise<StaffOrder | Refusal> {
  const request = { member, orderId, action: "orders.retry_refund" as const, body };
  return settleByMember(context, request, async (refund, { trx, now }) => {
    const again = { asked: 0, ask_at: now, failure: null, settled_at: null };
    const attempt = { attempt: refund.attempt + 1, sent_at: null, state: "requested" as const };
    await updateRefund(trx, refund, {
      ...again,
      ...(refund.state === "refused" ? attempt : {}),
    });
    return {};
  });
}

/**
 * Records that a member gave the money back in another way, because the provider refused the refund
 * or gave no answer. The provider is not asked any more. Refusals as in `retryRefund`.
 */
export function recordRefundByHand(
  context: BoardContext,
  member: StaffMember,
  orderId: string,
  body: RefundChoice,
): Promise<StaffOrder | Refusal> {
  const request = { member, orderId, action: "orders.refund_by_hand" as const, body };
  return settleByMember(context, request, async (refund, { trx, now, stored }) => {
    const done = { state: "confirmed" as const, by_hand: true, ask_at: null, settled_at: now };
    await updateRefund(trx, refund, { ...done, actor: member.name });
    return orderAfterRefund({ db: trx, clock: context.clock }, stored.order);
  });
}

type Settle = (refund: RefundRow, facts: ChangeFacts) => Promise<OrderChange["columns"]>;

function settleByMember(
  context: BoardContext,
  request: { member: StaffMember; orderId: string; action: AuditAction; body: RefundChoice },
  settle: Settle,
): Promise<StaffOrder | Refusal> {
  const { member, orderId, body } = request;
  return changeOrder(context, request, async (facts) => {
    const { trx, stored } = facts;
    const refund = await findRefund(trx, { company_id: member.companyId, id: body.refund_id });
    const isOurs = refund?.order_id === orderId;
    if (!isOurs || !(refund.state === "refused" || refund.state === "unknown")) {
      return illegalTransition("Only a refused or unknown refund can be settled");
    }
    const refunds = await findRefundsOfOrder(trx, member.companyId, orderId);
    const source = refundSources({ ...stored, refunds }).find(
      ({ paymentId }) => paymentId === refund.payment_id,
    );
    // A refused refund takes nothing from its payment, so other refunds may have used its money.
    const left = source ? source.received - source.given : 0;
    if (refund.state === "refused" && left < refund.amount) {
      return illegalTransition("The money went back otherwise");
    }
    const { amount } = refund;
    return {
      columns: await settle(refund, facts),
      canUndo: false,
      audited: { before: { refund: amount }, after: { refund: amount } },
    };
  });
}
