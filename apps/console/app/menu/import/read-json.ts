import { withoutFloatNoise } from "@comanda/domain/money/cents";
import type { Product } from "../data/menu-types.ts";
import type { FileMenu, FileProduct, RowFault } from "./file-menu.ts";

type FileCategory = { name?: unknown; products?: unknown };

/**
 * Reads the menu of an import file: its `categories`, or a list of them. A dish takes the place of the
 * stored one with its id. Prices are taken without float noise, as an import takes them.
 */
export function readJson(text: string, { code }: { code: string }): FileMenu {
  const categories = categoriesIn(text, code);
  if (!categories) return refused({ line: null, column: null, kind: "notJson", value: "" });
  const items = categories.flatMap(({ name, products }) =>
    (Array.isArray(products) ? products : []).map((product: Product | null) => ({
      product,
      category: typeof name === "string" ? name : "",
    })),
  );
  if (items.length === 0) return refused({ line: null, column: null, kind: "empty", value: "" });
  const products: FileProduct[] = [];
  const faults: RowFault[] = [];
  for (const [at, { product, category }] of items.entries()) {
    if (isNamed(product)) products.push(toProduct(product, at + 1, category));
    else faults.push({ line: at + 1, column: "name", kind: "noName", value: "" });
  }
  return { products, faults };
}

const isNamed = (product: Product | null): product is Product =>
  typeof product?.name === "string" && typeof product.id === "string";

const PRICES = ["price", "original_price"];

const refused = (fault: RowFault): FileMenu => ({ products: [], faults: [fault] });

function categoriesIn(text: string, currencyCode: string): FileCategory[] | null {
  try {
    const file: unknown = JSON.parse(text, (key, value) =>
      typeof value === "number" && PRICES.includes(key)
        ? withoutFloatNoise(value, currencyCode)
        : value,
    );
    const list = Array.isArray(file) ? file : (file as { categories?: unknown } | null)?.categories;
    return Array.isArray(list) ? list.filter((each) => typeof each === "object" && each) : null;
  } catch {
    return null;
  }
}

function toProduct(product: Product, line: number, category: string): FileProduct {
  const { category_id, product_category_id, ...own } = product;
  return {
    line,
    id: product.id,
    name: product.name,
    category: category || null,
    change: (stored) => ({ ...stored, ...own, id: stored?.id ?? own.id }),
  };
}
