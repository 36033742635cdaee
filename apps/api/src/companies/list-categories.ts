import type { Category } from "@comanda/contract/companies/menu";
import { saleLimits } from "@comanda/domain/availability/marks";
import { menuWithSaleLimits } from "@comanda/domain/menu/menu-with-sale-limits";
import { menuIn } from "@comanda/domain/menu/translations";
import { menuWithStock } from "../catalog/menu-with-stock.ts";
import { readCatalog } from "../catalog/read-catalog.ts";
import { readStock } from "../catalog/stock.store.ts";
import type { ApiContext } from "../context/api-context.ts";
import { Refusal } from "../shared/refusal.ts";

/**
 * Lists the categories with something to show, without hidden products and modifiers, with the current
 * stock (conformance 7.8) and what staff marked as sold out, in the reader's language where the company
 * has translated a text; 404 `company_not_found`. Without a language the texts are the company's own.
 */
export async function listCategories(
  context: ApiContext,
  companyId: string,
  language: string | null,
): Promise<Category[] | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const menu = menuWithStock(catalog.menu, await readStock(context.db, companyId));
  const own = catalog.company.language ?? null;
  const read = menuIn(menu, language ?? own ?? "", own);
  return menuWithSaleLimits(read, saleLimits(catalog.marks, context.clock()));
}
