import type { Category } from "@comanda/contract/companies/menu";
import { menuWithStock } from "../catalog/menu-with-stock.ts";
import { readCatalog } from "../catalog/read-catalog.ts";
import { readStock } from "../catalog/stock.store.ts";
import type { ApiContext } from "../context/api-context.ts";
import { Refusal } from "../shared/refusal.ts";

/**
 * Lists the categories with something to show, without hidden products and modifiers, with the
 * current stock (conformance 7.8); 404 `company_not_found`.
 */
export async function listCategories(
  context: ApiContext,
  companyId: string,
): Promise<Category[] | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  return menuWithStock(catalog.menu, await readStock(context.db, companyId));
}
