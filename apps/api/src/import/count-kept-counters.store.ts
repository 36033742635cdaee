import type { Transaction } from "kysely";
import { modifierKey } from "../catalog/menu-with-stock.ts";
import { readStock } from "../catalog/stock.store.ts";
import type { Database } from "../db/schema/database.ts";
import type { CompanyRows } from "./company-rows.ts";

/** Counts how many stocks of variants and modifiers differ between the database and the file. */
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
 * Counts how many coupons have another number of uses in the database than in the file, if the file
 * has one.
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
