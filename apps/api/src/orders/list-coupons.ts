import type { Coupon } from "@comanda/contract/clients";
import { readCatalog } from "../companies/read-company.ts";
import type { Context } from "../deps.ts";
import { Refusal } from "../refusal.ts";
import { findCoupons } from "./coupons.store.ts";

/** The company's coupons (spec §7); 404 `company_not_found`. */
export async function listCoupons(
  context: Context,
  companyId: string,
): Promise<Coupon[] | Refusal> {
  const catalog = await readCatalog(context, companyId);
  return catalog instanceof Refusal ? catalog : findCoupons(context.db, companyId);
}
