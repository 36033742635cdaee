import { withoutFloatNoise } from "@comanda/domain/money/cents";
import type { Product } from "../data/menu-types.ts";
import { findInvalidField } from "./find-invalid-field.ts";
import type { FileMenu, FileProduct, RowFault } from "./table/file-menu.ts";

type FileCategory = { name?: unknown; products?: unknown };

/**
 * Reads the menu of an import file: its `categories`, or a list of them. A dish takes the place of the
 * stored one with its id. Prices are taken without float noise, as an import takes them. A dish with a
 * field of another type, such as a price in quotes, is a fault.
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
    const line = at + 1;
    const wrong = isNamed(product) ? findInvalidField(product) : null;
    if (!isNamed(product)) faults.push({ line, column: "name", kind: "noName", value: "" });
    else if (wrong)
      faults.push({ line, column: wrong.path, kind: wrong.type, value: short(wrong.value) });
    else products.push(toProduct(product, line, category));
  }
  return { products, faults };
}

const isNamed = (product: Product | null): product is Product =>
  typeof product?.name === "string" && typeof product.id === "string";

/** A value as the file writes it, short enough for a message. */
const short = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
};
const MAX_SHOWN = 60;

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
    lines: [line],
    id: product.id,
    name: product.name,
    category: category || null,
    isSizeless: false,
    change: (stored) => ({ ...stored, ...own, id: stored?.id ?? own.id }),
  };
}
