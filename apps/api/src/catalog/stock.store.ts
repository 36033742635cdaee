import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { ReservedStock } from "../db/schema/order-tables.ts";
import { modifierKey, type StockLevels } from "./menu-with-stock.ts";

type VariantStock = { id: string; stock: number | null };
type ModifierStock = { product_id: string; id: string; stock: number | null };

/**
 * Reads the stock of a company's whole menu. Uncounted variants and modifiers are left out, because
 * the import already marks them as uncounted: nearly all of the thousands of modifiers are.
 */
export async function readStock(db: Kysely<Database>, companyId: string): Promise<StockLevels> {
  const variants = await db
    .selectFrom("variants")
    .select(["id", "stock"])
    .where("company_id", "=", companyId)
    .where("stock", "is not", null)
    .execute();
  const modifiers = await db
    .selectFrom("modifiers")
    .select(["product_id", "id", "stock"])
    .where("company_id", "=", companyId)
    .where("stock", "is not", null)
    .execute();
  return toStockLevels(variants, modifiers);
}

/**
 * Adds the stock of a released order back. Skips what is no longer on the menu or no longer
 * counted, and marks that staff have set to another count since. Call it in a transaction that has locked
 * the company.
 */
export async function releaseStock(
  trx: Kysely<Database>,
  companyId: string,
  reserved: ReservedStock,
): Promise<void> {
  for (const { kind, id, revision, quantity } of reserved.marked ?? []) {
    await trx
      .updateTable("availability_marks")
      .set((eb) => ({ remaining: eb("remaining", "+", quantity) }))
      .where("company_id", "=", companyId)
      .where("kind", "=", kind)
      .where("id", "=", id)
      .where("revision", "=", revision)
      .where("state", "=", "left")
      .execute();
  }
  for (const { id, quantity } of reserved.variants) {
    await trx
      .updateTable("variants")
      .set((eb) => ({ stock: eb("stock", "+", quantity) }))
      .where("company_id", "=", companyId)
      .where("id", "=", id)
      .where("product_id", "in", (eb) =>
        eb
          .selectFrom("products")
          .select("products.id")
          .where("products.company_id", "=", companyId)
          .where("products.stock_enabled", "=", true),
      )
      .execute();
  }
  for (const { product_id, id, quantity } of reserved.modifiers) {
    await trx
      .updateTable("modifiers")
      .set((eb) => ({ stock: eb("stock", "+", quantity) }))
      .where("company_id", "=", companyId)
      .where("product_id", "=", product_id)
      .where("id", "=", id)
      .execute();
  }
}

function toStockLevels(
  variants: readonly VariantStock[],
  modifiers: readonly ModifierStock[],
): StockLevels {
  return {
    variants: new Map(variants.map(({ id, stock }) => [id, stock])),
    modifiers: new Map(modifiers.map((row) => [modifierKey(row.product_id, row.id), row.stock])),
  };
}
