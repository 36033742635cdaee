import type { Insertable, Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** Writes a mark over the earlier one. Call it in a transaction that has locked the company. */
export async function upsertMark(
  trx: Kysely<Database>,
  mark: Insertable<Database["availability_marks"]>,
): Promise<void> {
  const { company_id: _company, kind: _kind, id: _id, ...values } = mark;
  await trx
    .insertInto("availability_marks")
    .values(mark)
    .onConflict((conflict) => conflict.columns(["company_id", "kind", "id"]).doUpdateSet(values))
    .execute();
}

/** Sets the counted stock of a variant. Call it in a transaction that has locked the company. */
export async function setVariantStock(
  trx: Kysely<Database>,
  companyId: string,
  variantId: string,
  stock: number,
): Promise<void> {
  await trx
    .updateTable("variants")
    .set({ stock })
    .where("company_id", "=", companyId)
    .where("id", "=", variantId)
    .execute();
}
