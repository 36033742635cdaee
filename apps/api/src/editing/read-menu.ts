import type { StaffMenu } from "@comanda/contract/menu/menu-parts";
import { DEFAULT_CURRENCY } from "@comanda/domain/money/cents";
import type { ApiContext } from "../context/api-context.ts";
import { fieldValue, type JsonObject, textField } from "../import/document/document-parts.ts";
import { toDocument } from "../import/to-document.ts";
import { Refusal } from "../shared/refusal.ts";
import { menuCategory, menuGroups, menuProduct } from "./document/menu-answers.ts";
import { categoriesIn, productsIn } from "./document/menu-document.ts";
import { readEditedCompany } from "./edited-company.store.ts";

/** The whole menu in its order, as it is edited; 404 `company_not_found`. */
export async function readMenu(
  { db }: Pick<ApiContext, "db">,
  companyId: string,
): Promise<StaffMenu | Refusal> {
  const found = await readEditedCompany(db, companyId);
  if (!found) return new Refusal("company_not_found");
  const document = toDocument(found.rows) as JsonObject;
  const currency = fieldValue(fieldValue(document, "company"), "currency");
  const pictures = found.pictures.filter(({ kind }) => kind === "product");
  return {
    categories: categoriesIn(document).map((category) => ({
      ...menuCategory(category),
      products: productsIn(category).map(menuProduct),
    })),
    modifier_groups: menuGroups(document),
    currency: textField(currency, "code") ?? DEFAULT_CURRENCY.code,
    picture_urls: Object.fromEntries(pictures.map(({ source, file }) => [source, file])),
  };
}
