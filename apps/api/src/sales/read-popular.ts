import type { CallAnswer } from "@comanda/contract/calls/call-schemas";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";
import { Refusal } from "../shared/refusal.ts";
import { POPULAR_DAYS } from "./count-popular.ts";
import { findPopular } from "./sales-pairs.store.ts";

/** What is sold most and together, of what the public menu has; 404 `company_not_found`. */
export async function readPopular(
  context: Pick<ApiContext, "db" | "catalogCache">,
  companyId: string,
): Promise<CallAnswer<"readPopularProducts"> | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const found = await findPopular(context.db, companyId);
  const { products = [], companions = {} } = found?.popular ?? {};
  const shown = new Set(catalog.menu.flatMap((each) => each.products.map(({ id }) => id)));
  const onMenu = (ids: readonly string[]) => ids.filter((id) => shown.has(id));
  return {
    days: POPULAR_DAYS,
    products: onMenu(products),
    companions: Object.entries(companions)
      .map(([product_id, ids]) => ({ product_id, products: onMenu(ids) }))
      .filter((each) => shown.has(each.product_id) && each.products.length > 0),
  };
}
