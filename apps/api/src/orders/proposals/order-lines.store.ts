import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/database.ts";
import type { StoredProposedLine } from "../../db/schema/proposal-tables.ts";
import type { OrderRow } from "../orders.store.ts";

/**
 * Gives lines of an order their smaller quantity, and removes those that are left out. Throws when a
 * line is not as it was when it was proposed. The caller has locked the order.
 */
export async function reduceOrderLines(
  trx: Kysely<Database>,
  { company_id, id }: Pick<OrderRow, "company_id" | "id">,
  lines: readonly StoredProposedLine[],
): Promise<void> {
  for (const { position, before, after } of lines) {
    const key = { company_id, order_id: id, position, quantity: before };
    const isChanged = after === 0 ? await removeLine(trx, key) : await setQuantity(trx, key, after);
    if (!isChanged) throw new Error(`order ${id}: line ${position} has changed since the proposal`);
  }
}

type LineKey = { company_id: string; order_id: string; position: number; quantity: number };

async function removeLine(trx: Kysely<Database>, key: LineKey): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("order_lines")
    .where((eb) => eb.and(key))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function setQuantity(
  trx: Kysely<Database>,
  key: LineKey,
  quantity: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("order_lines")
    .set({ quantity })
    .where((eb) => eb.and(key))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
