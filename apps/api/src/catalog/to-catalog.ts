import { LoyaltySettings } from "@comanda/contract/clients/loyalty";
import { Company } from "@comanda/contract/companies/company";
import { EcommerceSettings, OrderSettings } from "@comanda/contract/companies/ecommerce-settings";
import { Category } from "@comanda/contract/companies/menu";
import { PaymentMethods } from "@comanda/contract/payments/payment-method";
import { visibleCategories } from "@comanda/domain/menu/products";
import * as v from "valibot";
import type { CatalogRows } from "./catalog.store.ts";
import { pictureNameResolver } from "./picture-names.ts";

/**
 * A company's last import, in the contract's types. `menu` holds what can be seen and ordered,
 * without hidden products and modifiers. Stock is as imported; `menu-with-stock.ts` replaces it with
 * the current stock.
 */
export type Catalog = {
  /**
   * How many orders another system has counted towards the plan, and when; `at` is null if none
   * has.
   */
  usage: { counted: number; at: Date | null };
  company: Company;
  settings: EcommerceSettings;
  orderSettings: OrderSettings;
  paymentMethods: PaymentMethods;
  loyaltySettings: LoyaltySettings;
  menu: Category[];
};

/**
 * Parses stored documents by the contract's schemas, which fill in defaults and drop private
 * fields. Throws when a stored document no longer fits its schema.
 */
export function toCatalog(rows: CatalogRows): Catalog {
  const pictures = pictureNameResolver(rows.pictures);
  return {
    usage: { counted: rows.usage_counted, at: rows.usage_counted_at },
    company: pictures.resolveInCompany(v.parse(Company, rows.document)),
    settings: pictures.resolveInSettings(v.parse(EcommerceSettings, rows.ecommerce_settings)),
    orderSettings: v.parse(OrderSettings, rows.order_settings),
    paymentMethods: v.parse(PaymentMethods, rows.payment_methods),
    loyaltySettings: v.parse(LoyaltySettings, rows.loyalty_settings),
    menu: visibleCategories(v.parse(v.array(Category), nestMenuRows(rows))).map((category) => ({
      ...category,
      products: category.products.map((product) => ({
        ...pictures.resolveInProduct(product),
        category_id: category.id,
        modifier_groups: product.modifier_groups.map((group) => ({
          ...group,
          modifiers: group.modifiers.filter((modifier) => modifier.visible),
        })),
      })),
    })),
  };
}

/** Returns the menu's rows, nested in their parents, in the order of the import. */
function nestMenuRows({
  categories,
  products,
  variants,
  groups,
  modifiers,
}: CatalogRows): unknown[] {
  const productsOf = Map.groupBy(products, (row) => row.category_id);
  const variantsOf = Map.groupBy(variants, (row) => row.product_id);
  const groupsOf = Map.groupBy(groups, (row) => row.product_id);
  const modifiersOf = Map.groupBy(modifiers, (row) => `${row.product_id} ${row.group_id}`);
  return categories.map((category) => ({
    ...object(category.document),
    products: productsOf.get(category.id)?.map((product) => ({
      ...object(product.document),
      product_variants: variantsOf.get(product.id)?.map((row) => row.document),
      modifier_groups: groupsOf.get(product.id)?.map((group) => ({
        ...object(group.document),
        modifiers: modifiersOf.get(`${product.id} ${group.id}`)?.map((row) => row.document),
      })),
    })),
  }));
}

function object(document: unknown): object {
  return typeof document === "object" && document !== null ? document : {};
}
