import type { Category } from "@comanda/contract/menu";
import { readStock } from "../catalog/stock.store.ts";
import { withStock } from "../catalog/with-stock.ts";
import { readCatalog } from "../companies/read-company.ts";
import type { Context } from "../deps.ts";
import { Refusal } from "../refusal.ts";

/**
 * The categories that have something to show, without hidden products and modifiers, with the
 * stock of now (spec §7); 404 `company_not_found`.
 */
export async function listCategories(
  context: Context,
  companyId: string,
): Promise<Category[] | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  return withStock(catalog.menu, await readStock(context.db, companyId));
}
