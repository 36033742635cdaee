import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/database.ts";
import type { OrderColumns, OrderRow } from "../orders.store.ts";

/**
 * Changes a draft that is placed, and raises its revision. Returns what decides how it is accepted;
 * undefined when the order is no draft.
 */
export async function placeDraft(
  trx: Kysely<Database>,
  { company_id, id }: Pick<OrderRow, "company_id" | "id">,
  changes: OrderColumns,
) {
  return trx
    .updateTable("orders")
    .set((eb) => ({ ...changes, revision: eb("revision", "+", 1) }))
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .where("status", "=", "INITIATED")
    .returning((eb) => [
      "scheduled_delivery_date",
      eb
        .selectFrom("companies")
        .select("companies.board_settings")
        .whereRef("companies.company_id", "=", "orders.company_id")
        .as("board_settings"),
    ])
    .executeTakeFirst();
}
