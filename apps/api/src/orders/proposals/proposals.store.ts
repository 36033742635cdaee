import type { ProposalState } from "@comanda/domain/board/order-proposal";
import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../../db/schema/database.ts";
import type { OrderRow } from "../orders.store.ts";

export type ProposalRow = Selectable<Database["order_proposals"]>;

type OrderKey = Pick<OrderRow, "company_id" | "id">;
type Closed = Exclude<ProposalState, "open" | "void">;

/** Returns the proposals of an order by number. */
export function findProposals(
  db: Kysely<Database>,
  { company_id, id }: OrderKey,
): Promise<ProposalRow[]> {
  return db
    .selectFrom("order_proposals")
    .selectAll()
    .where("company_id", "=", company_id)
    .where("order_id", "=", id)
    .orderBy("number")
    .execute();
}

/** Stores an open proposal. The database refuses a second open one of the order. */
export async function insertProposal(
  trx: Kysely<Database>,
  proposal: Insertable<Database["order_proposals"]>,
): Promise<void> {
  await trx.insertInto("order_proposals").values(proposal).execute();
}

/** Closes the open proposal of an order, if it has one. The caller has locked the order. */
export async function closeOpenProposal(
  trx: Kysely<Database>,
  { company_id, id }: OrderKey,
  state: Closed,
  answeredAt: Date | null,
): Promise<void> {
  await trx
    .updateTable("order_proposals")
    .set({ state, answered_at: answeredAt })
    .where("company_id", "=", company_id)
    .where("order_id", "=", id)
    .where("state", "=", "open")
    .execute();
}
