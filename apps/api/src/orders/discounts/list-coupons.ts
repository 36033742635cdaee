import type { Coupon } from "@comanda/contract/orders/coupon";
import { areCouponsPublished } from "@comanda/domain/money/coupon-publication";
import { readCatalog } from "../../catalog/read-catalog.ts";
import type { ApiContext } from "../../context/api-context.ts";
import { Refusal } from "../../shared/refusal.ts";
import { findCoupons } from "./coupons.store.ts";

/**
 * Lists the company's published coupons, while its publication window is open (conformance 7.14).
 * The codes of other coupons stay secret. 404 `company_not_found`.
 */
export async function listCoupons(
  context: ApiContext,
  companyId: string,
): Promise<Coupon[] | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const { coupon_published, timezone } = catalog.company;
  if (!areCouponsPublished(coupon_published, timezone, context.clock())) return [];
  const coupons = await findCoupons(context.db, companyId);
  return coupons.filter(({ published }) => published);
}
