import type { ImportFile } from "@comanda/contract/import-file";
import type { ModifierGroup, Product } from "@comanda/contract/menu";
import { codeKey } from "@comanda/domain/visible-text";
import { field, isObject, numberField } from "./json.ts";
import type { CompanyRows } from "./rows.ts";

/** Takes a document apart. `file` is the same document, checked and with its defaults. */
export function toRows(document: unknown, file: ImportFile): CompanyRows {
  const rows: CompanyRows = {
    company: {
      company_id: file.company.id,
      document: field(document, "company"),
      ecommerce_settings: field(document, "ecommerce_settings"),
      order_settings: field(document, "order_settings") ?? {},
      payment_methods: field(document, "payment_methods") ?? {},
      loyalty_settings: field(document, "loyalty_settings") ?? {},
      usage_counted: numberField(field(document, "company"), "order_limit_usage_count"),
    },
    timezone: file.company.timezone,
    outline: emptied(document, [
      "company",
      "ecommerce_settings",
      "order_settings",
      "payment_methods",
      "loyalty_settings",
      "categories",
      "coupons",
      "qrs",
    ]),
    hosts: file.hosts,
    categories: [],
    products: [],
    variants: [],
    groups: [],
    modifiers: [],
    coupons: file.coupons.map(({ id, code }, position) => {
      const coupon = item(document, "coupons", position);
      const coupons_used = numberField(coupon, "coupons_used");
      return { id, position, code: codeKey(code), coupons_used, document: coupon };
    }),
    qrs: file.qrs.map(({ id }, position) => ({
      id,
      position,
      document: item(document, "qrs", position),
    })),
  };
  for (const [position, { id, products }] of file.categories.entries()) {
    const category = item(document, "categories", position);
    rows.categories.push({ id, position, document: emptied(category, ["products"]) });
    for (const [index, product] of products.entries()) {
      addProduct(rows, id, index, product, item(category, "products", index));
    }
  }
  return rows;
}

function addProduct(
  rows: CompanyRows,
  category_id: string,
  position: number,
  product: Product,
  given: unknown,
): void {
  const { id, stock_enabled, product_variants, modifier_groups } = product;
  const document = emptied(given, ["product_variants", "modifier_groups"]);
  rows.products.push({ id, position, document, category_id, stock_enabled });
  for (const [index, variant] of product_variants.entries()) {
    rows.variants.push({
      id: variant.id,
      position: index,
      document: item(given, "product_variants", index),
      product_id: id,
      stock: variant.stock,
    });
  }
  for (const [index, group] of modifier_groups.entries()) {
    addGroup(rows, id, index, group, item(given, "modifier_groups", index));
  }
}

function addGroup(
  rows: CompanyRows,
  product_id: string,
  position: number,
  group: ModifierGroup,
  given: unknown,
): void {
  const document = emptied(given, ["modifiers"]);
  rows.groups.push({ id: group.id, position, document, product_id });
  for (const [index, { id, stock }] of group.modifiers.entries()) {
    rows.modifiers.push({
      id,
      position: index,
      document: item(given, "modifiers", index),
      product_id,
      group_id: group.id,
      stock,
    });
  }
}

/** A copy with the lists and objects under `keys` emptied, each key in its place. */
function emptied(value: unknown, keys: readonly string[]): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (!keys.includes(key)) return [key, item];
      if (Array.isArray(item)) return [key, []];
      return [key, isObject(item) ? {} : item];
    }),
  );
}

function item(value: unknown, key: string, index: number): unknown {
  const list = field(value, key);
  return Array.isArray(list) ? list[index] : undefined;
}
