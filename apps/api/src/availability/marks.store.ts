import { type Insertable, type Kysely, sql } from "kysely";
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

/**
 * Counts the visible products with something sold out, and the names of sold-out modifiers, by marks
 * and by counted stock.
 */
export async function countSoldOutItems(
  db: Kysely<Database>,
  companyId: string,
  now: Date,
): Promise<number> {
  const isMarked = (kind: string, id: string) => sql<boolean>`exists (
    select from availability_marks m
    where m.company_id = ${companyId} and m.kind = ${kind} and m.id = ${sql.ref(id)}
      and (m.state = 'sold_out' or (m.state = 'left' and m.remaining = 0))
      and (m.until is null or m.until > ${now.toISOString()}::timestamptz))`;
  const { rows } = await sql<{ count: number }>`
    select (
      select count(*) from products p
      where p.company_id = ${companyId}
        and (${isMarked("product", "p.id")} or exists (
          select from variants v
          where v.company_id = ${companyId} and v.product_id = p.id
            and (${isMarked("variant", "v.id")} or (p.stock_enabled and coalesce(v.stock, 0) <= 0))))
        and coalesce(p.document->>'visible', 'true') <> 'false'
    )::int + (
      select count(distinct lower(trim(sold_out.name))) from (
        select x.id, min(x.document->>'name') as name from modifiers x
        where x.company_id = ${companyId}
        group by x.id
        having bool_and(coalesce(x.stock, 1) <= 0) or ${isMarked("modifier", "x.id")}
      ) as sold_out
    )::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}
