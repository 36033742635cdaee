import { LoyaltySettings } from "@comanda/contract/clients/client";
import { Company } from "@comanda/contract/companies/company";
import { EcommerceSettings, OrderSettings } from "@comanda/contract/companies/ecommerce-settings";
import { Category } from "@comanda/contract/companies/menu";
import { PaymentMethods } from "@comanda/contract/payments/company-payment";
import { visibleCategories } from "@comanda/domain/menu/products";
import * as v from "valibot";
import type { CatalogRows } from "./catalog.store.ts";
import { pictureNameResolver } from "./picture-names.ts";

/**
 * A company's last import, in the shapes of the wire. `menu` holds what can be seen and ordered,
 * without hidden products and modifiers. Its stock is that of the import; `menu-with-stock.ts` puts
 * in the current stock.
 */
export type Catalog = {
  /**
   * Orders that another system counted towards the plan, and when it counted them; null without
   * such a count.
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
  const names = pictureNameResolver(rows.pictures);
  return {
    usage: { counted: rows.usage_counted, at: rows.usage_counted_at },
    company: names.ofCompany(v.parse(Company, rows.document)),
    settings: names.ofSettings(v.parse(EcommerceSettings, rows.ecommerce_settings)),
    orderSettings: v.parse(OrderSettings, rows.order_settings),
    paymentMethods: v.parse(PaymentMethods, rows.payment_methods),
    loyaltySettings: v.parse(LoyaltySettings, rows.loyalty_settings),
    menu: visibleCategories(v.parse(v.array(Category), nestMenuRows(rows))).map((category) => ({
      ...category,
      products: category.products.map((product) => ({
        ...names.ofProduct(product),
        category_id: category.id,
        modifier_groups: product.modifier_groups.map((group) => ({
          ...group,
          modifiers: group.modifiers.filter((modifier) => modifier.visible),
        })),
      })),
    })),
  };
}

/** The menu's rows, nested in their parents, in the order of the import. */
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
