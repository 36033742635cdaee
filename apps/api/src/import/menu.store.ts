import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { batches } from "./batches.ts";
import type { CompanyRows } from "./company-rows.ts";

export type MenuRows = Pick<
  CompanyRows,
  "categories" | "products" | "variants" | "groups" | "modifiers"
>;

/** The rows that get a new stock although theirs is counted; modifiers by `modifierKey`. */
export type StockToSet = "all" | { variants: readonly string[]; modifiers: readonly string[] };

const NO_STOCK = { variants: [], modifiers: [] } satisfies StockToSet;

/** Replaces the company's menu; see `upsertMenu`. With `setCounters`, the file's stock counts. */
export async function replaceMenu(
  trx: Transaction<Database>,
  company_id: string,
  menu: MenuRows,
  setCounters: boolean,
): Promise<void> {
  await upsertMenu(trx, company_id, menu, setCounters ? "all" : NO_STOCK);
  await deleteRemovedRows(trx, company_id, menu);
}

/**
 * Writes rows of the company's menu. Rows that stay are updated in place, so that an order being
 * placed at the same time finds its stock. Rows with stock are locked in the order of their ids, as
 * orders do. A counted stock stays, except of `stockToSet`: the new stock is for new rows, for rows
 * that had no counted stock before, and for rows whose stock becomes unlimited.
 */
export async function upsertMenu(
  trx: Transaction<Database>,
  company_id: string,
  menu: MenuRows,
  stockToSet: StockToSet,
): Promise<void> {
  const setAll = stockToSet === "all";
  const set = setAll ? NO_STOCK : stockToSet;
  const uncounted = menu.variants.length > 0 ? await findUncountedVariants(trx, company_id) : [];
  for (const rows of batches(menu.categories)) {
    await trx
      .insertInto("categories")
      .values(rows.map(toColumns(company_id)))
      .onConflict((conflict) =>
        conflict.columns(["company_id", "id"]).doUpdateSet((eb) => ({
          position: eb.ref("excluded.position"),
          document: eb.ref("excluded.document"),
        })),
      )
      .execute();
  }
  for (const rows of batches(menu.products)) {
    await trx
      .insertInto("products")
      .values(rows.map(toColumns(company_id)))
      .onConflict((conflict) =>
        conflict.columns(["company_id", "id"]).doUpdateSet((eb) => ({
          category_id: eb.ref("excluded.category_id"),
          position: eb.ref("excluded.position"),
          stock_enabled: eb.ref("excluded.stock_enabled"),
          document: eb.ref("excluded.document"),
        })),
      )
      .execute();
  }
  for (const rows of batches(menu.variants.toSorted(byId))) {
    await trx
      .insertInto("variants")
      .values(rows.map(toColumns(company_id)))
      .onConflict((conflict) =>
        conflict.columns(["company_id", "id"]).doUpdateSet((eb) => ({
          product_id: eb.ref("excluded.product_id"),
          position: eb.ref("excluded.position"),
          stock: sql<number | null>`case
            when ${setAll} or variants.stock is null or excluded.stock is null
              or variants.id = any(${[...uncounted, ...set.variants]}::text[])
            then excluded.stock else variants.stock end`,
          document: eb.ref("excluded.document"),
        })),
      )
      .execute();
  }
  for (const rows of batches(menu.groups)) {
    await trx
      .insertInto("modifier_groups")
      .values(rows.map(toColumns(company_id)))
      .onConflict((conflict) =>
        conflict.columns(["company_id", "product_id", "id"]).doUpdateSet((eb) => ({
          position: eb.ref("excluded.position"),
          document: eb.ref("excluded.document"),
        })),
      )
      .execute();
  }
  for (const rows of batches(menu.modifiers.toSorted(byProductAndId))) {
    await trx
      .insertInto("modifiers")
      .values(rows.map(toColumns(company_id)))
      .onConflict((conflict) =>
        conflict.columns(["company_id", "product_id", "id"]).doUpdateSet((eb) => ({
          group_id: eb.ref("excluded.group_id"),
          position: eb.ref("excluded.position"),
          stock: sql<number | null>`case
            when ${setAll} or modifiers.stock is null or excluded.stock is null
              or concat(modifiers.product_id, ' ', modifiers.id) = any(${set.modifiers}::text[])
            then excluded.stock else modifiers.stock end`,
          document: eb.ref("excluded.document"),
        })),
      )
      .execute();
  }
}

/**
 * Finds the variants whose stock column is outdated, because their product does not count stock. Call
 * this before the products are written.
 */
async function findUncountedVariants(
  trx: Transaction<Database>,
  companyId: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom("variants")
    .innerJoin("products", (join) =>
      join
        .onRef("products.company_id", "=", "variants.company_id")
        .onRef("products.id", "=", "variants.product_id"),
    )
    .select("variants.id")
    .where("variants.company_id", "=", companyId)
    .where("products.stock_enabled", "=", false)
    .execute();
  return rows.map(({ id }) => id);
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
 * Deletes the groups or modifiers that are not in `kept`. The join takes time in proportion to their number. `not in` compares each row
 * with each kept one where the list does not fit into `work_mem`, which takes hours for 180,000 modifiers.
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

function toColumns(company_id: string) {
  return <Row extends { document: unknown }>({ document, ...row }: Row) => ({
    company_id,
    ...row,
    document: JSON.stringify(document),
  });
}

function byId(a: { id: string }, b: { id: string }): number {
  return compare(a.id, b.id);
}

function byProductAndId(
  a: MenuRows["modifiers"][number],
  b: MenuRows["modifiers"][number],
): number {
  return compare(a.product_id, b.product_id) || compare(a.id, b.id);
}

/** By code units, independent of any language. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
