import type { Transaction } from "kysely";
import { modifierKey } from "../catalog/menu-with-stock.ts";
import { readStock } from "../catalog/stock.store.ts";
import type { Database } from "../db/schema/database.ts";
import type { CompanyRows } from "./company-rows.ts";

/** Counts the variants and modifiers whose stock in the database differs from the one in the file. */
export async function countDifferingStocks(
  trx: Transaction<Database>,
  companyId: string,
  { variants, modifiers }: Pick<CompanyRows, "variants" | "modifiers">,
): Promise<number> {
  const levels = await readStock(trx, companyId);
  const others = [
    ...variants.filter(({ id, stock }) => (levels.variants.get(id) ?? null) !== stock),
    ...modifiers.filter(({ product_id, id, stock }) => {
      return (levels.modifiers.get(modifierKey(product_id, id)) ?? null) !== stock;
    }),
  ];
  return others.length;
}

/**
 * Counts the coupons whose number of uses in the database differs from the one in the file. Coupons without a
 * number in the file do not count.
 */
export async function countDifferingCouponUses(
  trx: Transaction<Database>,
  companyId: string,
  { coupons }: Pick<CompanyRows, "coupons">,
): Promise<number> {
  const rows = await trx
    .selectFrom("coupons")
    .select(["id", "coupons_used"])
    .where("company_id", "=", companyId)
    .execute();
  const used = new Map(rows.map(({ id, coupons_used }) => [id, coupons_used]));
  return coupons.filter(
    ({ id, coupons_used }) => coupons_used !== null && used.get(id) !== coupons_used,
  ).length;
}
