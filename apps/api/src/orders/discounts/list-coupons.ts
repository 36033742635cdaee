import type { Coupon } from "@comanda/contract/orders/coupon";
import { partIn } from "@comanda/domain/menu/translations";
import { areCouponsPublished } from "@comanda/domain/money/coupon-publication";
import { readCatalog } from "../../catalog/read-catalog.ts";
import type { ApiContext } from "../../context/api-context.ts";
import { Refusal } from "../../shared/refusal.ts";
import { findCoupons } from "./coupons.store.ts";

/**
 * Lists the company's published coupons, while its publication window is open (conformance 7.14).
 * The codes of other coupons stay secret. A description is in the reader's language where the company has
 * translated it; without a language it is the company's own. 404 `company_not_found`.
 */
export async function listCoupons(
  context: ApiContext,
  companyId: string,
  language: string | null,
): Promise<Coupon[] | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const { coupon_published, timezone, language: companyLanguage } = catalog.company;
  const own = companyLanguage ?? null;
  if (!areCouponsPublished(coupon_published, timezone, context.clock())) return [];
  const coupons = await findCoupons(context.db, companyId);
  const listed = coupons.filter(({ published }) => published);
  return listed.map((coupon) => partIn(coupon, language ?? own ?? "", own));
}
