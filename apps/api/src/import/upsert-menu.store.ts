import { sql, type Transaction } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { batches } from "./batches.ts";
import type { CompanyRows } from "./company-rows.ts";

export type MenuRows = Pick<
  CompanyRows,
  "categories" | "products" | "variants" | "groups" | "modifiers"
>;

/**
 * The rows that get the new stock although they have a counted one: all, or those with these ids;
 * modifiers by the catalog's `modifierKey`.
 */
export type CountersToSet = "all" | { variants: readonly string[]; modifiers: readonly string[] };

type Target = { trx: Transaction<Database>; company_id: string };

/**
 * Writes rows of the company's menu. Rows that stay are updated in place, so that an order being
 * placed at the same time finds its stock. Rows with stock are locked in the order of their ids, as
 * orders do. A counted stock stays, except of `countersToSet`: the new stock is for new rows, for rows
 * that had no counted stock before, and for rows whose stock becomes unlimited.
 */
export async function upsertMenu(
  trx: Transaction<Database>,
  company_id: string,
  menu: MenuRows,
  countersToSet: CountersToSet,
): Promise<void> {
  const target = { trx, company_id };
  const uncounted = menu.variants.length > 0 ? await findUncountedVariants(trx, company_id) : [];
  await upsertCategories(target, menu.categories);
  await upsertProducts(target, menu.products);
  await upsertVariants(target, menu.variants, countersToSet, uncounted);
  await upsertGroups(target, menu.groups);
  await upsertModifiers(target, menu.modifiers, countersToSet);
}

async function upsertCategories(
  { trx, company_id }: Target,
  categories: MenuRows["categories"],
): Promise<void> {
  for (const rows of batches(categories)) {
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
}

async function upsertProducts(
  { trx, company_id }: Target,
  products: MenuRows["products"],
): Promise<void> {
  for (const rows of batches(products)) {
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
}

/** `uncounted` are the variants that had no counted stock before. */
async function upsertVariants(
  { trx, company_id }: Target,
  variants: MenuRows["variants"],
  countersToSet: CountersToSet,
  uncounted: readonly string[],
): Promise<void> {
  const setAll = countersToSet === "all";
  const ids = setAll ? [] : [...uncounted, ...countersToSet.variants];
  for (const rows of batches(variants.toSorted(byId))) {
    await trx
      .insertInto("variants")
      .values(rows.map(toColumns(company_id)))
      .onConflict((conflict) =>
        conflict.columns(["company_id", "id"]).doUpdateSet((eb) => ({
          product_id: eb.ref("excluded.product_id"),
          position: eb.ref("excluded.position"),
          stock: sql<number | null>`case
            when ${setAll} or variants.stock is null or excluded.stock is null
              or variants.id = any(${ids}::text[])
            then excluded.stock else variants.stock end`,
          document: eb.ref("excluded.document"),
        })),
      )
      .execute();
  }
}

async function upsertGroups(
  { trx, company_id }: Target,
  groups: MenuRows["groups"],
): Promise<void> {
  for (const rows of batches(groups)) {
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
}

async function upsertModifiers(
  { trx, company_id }: Target,
  modifiers: MenuRows["modifiers"],
  countersToSet: CountersToSet,
): Promise<void> {
  const setAll = countersToSet === "all";
  const ids = setAll ? [] : countersToSet.modifiers;
  for (const rows of batches(modifiers.toSorted(byProductAndId))) {
    await trx
      .insertInto("modifiers")
      .values(rows.map(toColumns(company_id)))
      .onConflict((conflict) =>
        conflict.columns(["company_id", "product_id", "id"]).doUpdateSet((eb) => ({
          group_id: eb.ref("excluded.group_id"),
          position: eb.ref("excluded.position"),
          stock: sql<number | null>`case
            when ${setAll} or modifiers.stock is null or excluded.stock is null
              or concat(modifiers.product_id, ' ', modifiers.id) = any(${ids}::text[])
            then excluded.stock else modifiers.stock end`,
          document: eb.ref("excluded.document"),
        })),
      )
      .execute();
  }
}

/**
 * Finds the variants whose stock column is outdated, because their product does not count stock. Call
 * this before the products are written. It asks for each table by itself: while the statistics are from
 * before a large menu was added, Postgres joins them by comparing each variant with each product.
 */
async function findUncountedVariants(
  trx: Transaction<Database>,
  companyId: string,
): Promise<string[]> {
  const products = await trx
    .selectFrom("products")
    .select("id")
    .where("company_id", "=", companyId)
    .where("stock_enabled", "=", false)
    .execute();
  const uncounted = new Set(products.map(({ id }) => id));
  const variants = await trx
    .selectFrom("variants")
    .select(["id", "product_id"])
    .where("company_id", "=", companyId)
    .execute();
  return variants.filter(({ product_id }) => uncounted.has(product_id)).map(({ id }) => id);
}

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
