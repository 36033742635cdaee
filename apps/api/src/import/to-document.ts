import { isRecord } from "@comanda/contract/fields/is-record";
import type { CompanyRows } from "./company-rows.ts";
import { fieldValue, type JsonObject } from "./document/document-parts.ts";

/**
 * Rebuilds a company's document from its rows, with the current stock, coupon uses and plan orders.
 */
export function toDocument(rows: CompanyRows): unknown {
  const { company } = rows;
  const coupons = inOrder(rows.coupons).map(({ document, coupons_used }) =>
    withCount(document, "coupons_used", coupons_used, 0),
  );
  return withParts(outlineOf(rows), {
    company: withCount(company.document, "order_limit_usage_count", company.usage_counted, 0),
    ecommerce_settings: company.ecommerce_settings,
    order_settings: company.order_settings,
    payment_methods: company.payment_methods,
    loyalty_settings: company.loyalty_settings,
    categories: menu(rows),
    coupons,
    qrs: inOrder(rows.qrs).map(({ document }) => document),
  });
}

function menu(rows: CompanyRows): unknown[] {
  const products = Map.groupBy(rows.products, (row) => row.category_id);
  const variants = Map.groupBy(rows.variants, (row) => row.product_id);
  const groups = Map.groupBy(rows.groups, (row) => row.product_id);
  const modifiers = Map.groupBy(rows.modifiers, (row) => `${row.product_id} ${row.group_id}`);
  return inOrder(rows.categories).map(({ id: categoryId, document: category }) =>
    withParts(category, {
      products: inOrder(products.get(categoryId)).map(({ id, document }) =>
        withParts(document, {
          product_variants: inOrder(variants.get(id)).map(withStock),
          modifier_groups: inOrder(groups.get(id)).map((group) =>
            withParts(group.document, {
              modifiers: inOrder(modifiers.get(`${id} ${group.id}`)).map(withStock),
            }),
          ),
        }),
      ),
    }),
  );
}

/** The document of a variant or modifier with its current stock. */
export function withStock({ document, stock }: { document: unknown; stock: number | null }) {
  return withCount(document, "stock", stock, null);
}

function inOrder<Row extends { position: number }>(rows: readonly Row[] = []): Row[] {
  return rows.toSorted((a, b) => a.position - b.position);
}

/** An empty outline means that the document has all parts. */
function outlineOf({ outline, hosts }: CompanyRows): unknown {
  if (!isRecord(outline) || Object.keys(outline).length > 0) return outline;
  const objects = ["company", "ecommerce_settings", "order_settings", "payment_methods"];
  const lists = ["categories", "coupons", "qrs"];
  return {
    hosts,
    ...Object.fromEntries([...objects, "loyalty_settings"].map((name) => [name, {}])),
    ...Object.fromEntries(lists.map((name) => [name, []])),
  };
}

/** Fills the emptied parts again; null and absent parts stay. */
function withParts(document: unknown, parts: JsonObject): unknown {
  if (!isRecord(document)) return document;
  return Object.fromEntries(
    Object.entries(document).map(([key, value]) => [
      key,
      Object.hasOwn(parts, key) && typeof value === "object" && value !== null ? parts[key] : value,
    ]),
  );
}

/**
 * Returns the document with its current count; `absent` is the count that a missing field means.
 */
function withCount(
  document: unknown,
  key: string,
  count: number | null,
  absent: number | null,
): unknown {
  const documented = fieldValue(document, key) ?? absent;
  return isRecord(document) && documented !== count ? { ...document, [key]: count } : document;
}
