import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database } from "../db/schema/database.ts";
import { modifierKey, type StockLevels } from "./menu-with-stock.ts";

/** The counted stock of a few dishes, as `stockColumns` reads it. */
export type StockRows = {
  variant_stock: { id: string; stock: number | null }[];
  modifier_stock: { product_id: string; id: string; stock: number | null }[];
};

/** Which variants, and which products' modifiers: a condition on the id. */
type WhichStock = {
  variants: (id: Expression<string>) => Expression<SqlBool>;
  products: (id: Expression<string>) => Expression<SqlBool>;
};

/** The columns with the counted stock of some dishes, for a query that has the company as `c`. */
export function stockColumns(
  eb: ExpressionBuilder<Database & { c: Database["companies"] }, "c">,
  companyId: string,
  which: WhichStock,
) {
  return [
    jsonArrayFrom(
      eb
        .selectFrom("variants as t")
        .select(["t.id", "t.stock"])
        .where("t.company_id", "=", companyId)
        .where(which.variants(sql.ref("t.id")))
        .where("t.stock", "is not", null),
    ).as("variant_stock"),
    jsonArrayFrom(
      eb
        .selectFrom("modifiers as t")
        .select(["t.product_id", "t.id", "t.stock"])
        .where("t.company_id", "=", companyId)
        .where(which.products(sql.ref("t.product_id")))
        .where("t.stock", "is not", null),
    ).as("modifier_stock"),
  ] as const;
}

/** Returns the stock that was read, by variant and by modifier of a product. */
export function toStockLevels({ variant_stock, modifier_stock }: StockRows): StockLevels {
  return {
    variants: new Map(variant_stock.map(({ id, stock }) => [id, stock])),
    modifiers: new Map(
      modifier_stock.map(({ product_id, id, stock }) => [modifierKey(product_id, id), stock]),
    ),
  };
}
