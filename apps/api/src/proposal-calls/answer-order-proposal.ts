import type { LastProposal } from "@comanda/contract/orders/order-proposal";
import { type ProposalState, proposalStateAt } from "@comanda/domain/board/order-proposal";
import type { Transaction } from "kysely";
import { recordChange } from "../audit/audit.store.ts";
import type { BoardContext } from "../board/board-context.ts";
import type { Database } from "../db/schema/database.ts";
import { transact } from "../db/transact.ts";
import type { OrderRequest } from "../orders/order-request.ts";
import {
  findOrder,
  lockOrder,
  mayAccessOrder,
  type StoredOrder,
  updateOrderWithStatus,
} from "../orders/orders.store.ts";
import { applyProposal } from "../orders/proposals/apply-proposal.ts";
import { toChangeable } from "../orders/proposals/proposal-view.ts";
import {
  closeOpenProposal,
  findProposals,
  type ProposalRow,
} from "../orders/proposals/proposals.store.ts";
import { publishOrderChangedOrLog } from "../orders/publish-order-changed.ts";
import { Refusal } from "../shared/refusal.ts";
import { readOrderProposal } from "./read-order-proposal.ts";

/** A customer's answer; `number` is the proposal that they have read. */
export type ProposalAnswerRequest = OrderRequest & { number: number; accept: boolean };

/**
 * Answers a proposal for the customer. All of it happens in one transaction under the order's lock:
 * lines, amounts, reservations, the proposal and the audit entry; a proposal that is declined leaves
 * the order as it was. The same answer again changes nothing. 404 `company_not_found`,
 * `proposal_not_found`, and `order_not_found` also for a device that may not access the order; 409
 * `proposal_closed` with the state. Publishes the change.
 */
export async function answerOrderProposal(
  context: BoardContext,
  answer: ProposalAnswerRequest,
): Promise<LastProposal | Refusal> {
  const { db, clock } = context;
  const { companyId, orderId, device, number, accept } = answer;
  const result = await transact(db, async (trx) => {
    await lockOrder(trx, companyId, orderId);
    const stored = await findOrder(trx, companyId, orderId);
    if (!stored || !mayAccessOrder(stored, device)) return new Refusal("order_not_found");
    const now = clock();
    const proposals = await findProposals(trx, stored.order);
    const proposal = proposals.find((each) => each.number === number);
    if (!proposal) return new Refusal("proposal_not_found");
    const state = proposalStateAt(proposal, toChangeable(stored.order), now);
    const wanted = accept ? "accepted" : "declined";
    if (state === wanted) return "unchanged";
    if (state !== "open") return closed(proposal, state, now);
    await writeAnswer(trx, stored, proposal, { wanted, now });
    return "changed";
  });
  if (result instanceof Refusal) return result;
  if (result === "changed") {
    await publishOrderChangedOrLog(context, { company_id: companyId, id: orderId });
  }
  return readOrderProposal(context, answer);
}

async function writeAnswer(
  trx: Transaction<Database>,
  stored: StoredOrder,
  proposal: ProposalRow,
  { wanted, now }: { wanted: "accepted" | "declined"; now: Date },
): Promise<void> {
  const { order } = stored;
  const { number, lines, charges } = proposal;
  if (wanted === "accepted") await applyProposal(trx, stored, proposal, now);
  else await updateOrderWithStatus(trx, order, order.status, { updated_at: now });
  await closeOpenProposal(trx, order, wanted, now);
  const customer = { companyId: order.company_id, program: "customer" };
  const isAccepted = wanted === "accepted";
  await recordChange(trx, customer, now, {
    action: isAccepted ? "orders.accept_change" : "orders.decline_change",
    target: order.id,
    before: isAccepted ? { amount_due: order.amount_due } : { number, state: "open" },
    after: isAccepted
      ? { number, lines, amount_due: charges.amount_due }
      : { number, state: "declined" },
  });
}

function closed(
  { answered_at, expires_at }: ProposalRow,
  status: ProposalState,
  now: Date,
): Refusal {
  const at = answered_at ?? (expires_at < now ? expires_at : now);
  return new Refusal("proposal_closed", { changed: { by: null, at: at.toISOString(), status } });
}
