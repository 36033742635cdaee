import type { ImportFile } from "@comanda/contract/companies/import-file";
import type { ModifierGroup, Product } from "@comanda/contract/companies/menu";
import { isRecord } from "@comanda/contract/fields/is-record";
import { normalizeCode } from "@comanda/domain/money/coupon-code";
import type { CompanyRows } from "./company-rows.ts";
import { fieldValue, numberField } from "./document/document-parts.ts";

/** Splits a document into rows. `file` is the same document, parsed and with its defaults. */
export function toRows(document: unknown, file: ImportFile): CompanyRows {
  const rows: CompanyRows = {
    company: {
      company_id: file.company.id,
      document: fieldValue(document, "company"),
      ecommerce_settings: fieldValue(document, "ecommerce_settings"),
      order_settings: fieldValue(document, "order_settings") ?? {},
      payment_methods: fieldValue(document, "payment_methods") ?? {},
      loyalty_settings: fieldValue(document, "loyalty_settings") ?? {},
      usage_counted: numberField(fieldValue(document, "company"), "order_limit_usage_count"),
    },
    timezone: file.company.timezone,
    outline: withEmptyParts(document, [
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
      return { id, position, code: normalizeCode(code), coupons_used, document: coupon };
    }),
    qrs: file.qrs.map(({ id }, position) => ({
      id,
      position,
      document: item(document, "qrs", position),
    })),
  };
  for (const [position, { id, products }] of file.categories.entries()) {
    const category = item(document, "categories", position);
    rows.categories.push({ id, position, document: withEmptyParts(category, ["products"]) });
    for (const [index, product] of products.entries()) {
      addProduct(rows, product, {
        category_id: id,
        position: index,
        document: item(category, "products", index),
      });
    }
  }
  return rows;
}

/** Where a part stands in the file, and the part as the file has it. */
type Place = { position: number; document: unknown };

function addProduct(
  rows: CompanyRows,
  { id, stock_enabled, product_variants, modifier_groups }: Product,
  { category_id, position, document: input }: Place & { category_id: string },
): void {
  const document = withEmptyParts(input, ["product_variants", "modifier_groups"]);
  rows.products.push({ id, position, document, category_id, stock_enabled });
  for (const [index, variant] of product_variants.entries()) {
    rows.variants.push({
      id: variant.id,
      position: index,
      document: item(input, "product_variants", index),
      product_id: id,
      stock: variant.stock,
    });
  }
  for (const [index, group] of modifier_groups.entries()) {
    addGroup(rows, group, {
      product_id: id,
      position: index,
      document: item(input, "modifier_groups", index),
    });
  }
}

function addGroup(
  rows: CompanyRows,
  group: ModifierGroup,
  { product_id, position, document: input }: Place & { product_id: string },
): void {
  const document = withEmptyParts(input, ["modifiers"]);
  rows.groups.push({ id: group.id, position, document, product_id });
  for (const [index, { id, stock }] of group.modifiers.entries()) {
    rows.modifiers.push({
      id,
      position: index,
      document: item(input, "modifiers", index),
      product_id,
      group_id: group.id,
      stock,
    });
  }
}

/** Returns a copy with the lists and objects under `keys` emptied, each key in its place. */
function withEmptyParts(value: unknown, keys: readonly string[]): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (!keys.includes(key)) return [key, item];
      if (Array.isArray(item)) return [key, []];
      return [key, isRecord(item) ? {} : item];
    }),
  );
}

function item(value: unknown, key: string, index: number): unknown {
  const list = fieldValue(value, key);
  return Array.isArray(list) ? list[index] : undefined;
}
