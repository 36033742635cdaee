import type { LastProposal } from "@comanda/contract/orders/order-proposal";
import type { BoardContext } from "../board/board-context.ts";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { OrderRequest } from "../orders/order-request.ts";
import { findOrder, mayAccessOrder } from "../orders/orders.store.ts";
import { toWireProposal } from "../orders/proposals/proposal-view.ts";
import { findProposals } from "../orders/proposals/proposals.store.ts";
import { Refusal } from "../shared/refusal.ts";

/**
 * Reads the last proposal of an order. Like the order, it may be read with its id alone; only a
 * device that may access the order may answer. 404 `company_not_found`, `order_not_found`.
 */
export async function readOrderProposal(
  context: Pick<BoardContext, "db" | "clock" | "catalogCache">,
  { companyId, orderId, device }: OrderRequest,
): Promise<LastProposal | Refusal> {
  const { db, clock } = context;
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const stored = await findOrder(db, companyId, orderId);
  if (!stored) return new Refusal("order_not_found");
  const { order } = stored;
  const last = (await findProposals(db, order)).at(-1);
  const now = clock();
  return {
    now: now.toISOString(),
    may_answer: mayAccessOrder(stored, device),
    proposal: last ? toWireProposal(last, order, now) : null,
  };
}
