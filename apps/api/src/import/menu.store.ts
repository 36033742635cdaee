import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { type MenuRows, upsertMenu } from "./upsert-menu.store.ts";

/**
 * Replaces the company's menu, as `upsertMenu` does, and deletes the rows that `menu` does not have. With
 * `setCounters`, the file's stock replaces a counted one.
 */
export async function replaceMenu(
  trx: Transaction<Database>,
  company_id: string,
  menu: MenuRows,
  setCounters: boolean,
): Promise<void> {
  const countersToSet = setCounters ? ("all" as const) : { variants: [], modifiers: [] };
  await upsertMenu(trx, company_id, menu, countersToSet);
  await deleteRemovedRows(trx, company_id, menu);
}

/**
 * Deletes the rows that the file does not have. Call this after all other rows are in their new place,
 * because deleting a category also deletes its products.
 */
async function deleteRemovedRows(
  trx: Transaction<Database>,
  company_id: string,
  { categories, products, variants, groups, modifiers }: MenuRows,
): Promise<void> {
  for (const [table, rows] of [
    ["modifiers", modifiers],
    ["modifier_groups", groups],
  ] as const) {
    await deleteOthers(trx, table, company_id, rows).execute();
  }
  for (const [table, rows] of [
    ["variants", variants],
    ["products", products],
    ["categories", categories],
  ] as const) {
    await trx
      .deleteFrom(table)
      .where("company_id", "=", company_id)
      .where("id", "<>", sql<string>`all(${rows.map(idOf)}::text[])`)
      .execute();
  }
}

/**
 * Deletes the groups or modifiers that are not in `kept`. The join takes time in proportion to their number.
 * `not in` compares each row with each kept one if the list does not fit into `work_mem`, which takes hours
 * for 180,000 modifiers.
 */
function deleteOthers(
  trx: Kysely<Database>,
  table: "modifiers" | "modifier_groups",
  company_id: string,
  kept: readonly { product_id: string; id: string }[],
) {
  const productIds = kept.map(({ product_id }) => product_id);
  return trx
    .deleteFrom(table)
    .where("company_id", "=", company_id)
    .where(
      sql<boolean>`not exists (
        select from unnest(${productIds}::text[], ${kept.map(idOf)}::text[]) as kept(product_id, id)
        where kept.product_id = ${sql.table(table)}.product_id and kept.id = ${sql.table(table)}.id)`,
    );
}

const idOf = ({ id }: { id: string }) => id;
