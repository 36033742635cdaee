import { withoutFloatNoise } from "@comanda/domain/money/cents";
import type { Product } from "../data/menu-types.ts";
import { findInvalidField } from "./find-invalid-field.ts";
import { checkJsonBounds } from "./json/json-bounds.ts";
import { readForeignJson } from "./json/read-foreign-json.ts";
import {
  type FileCategory,
  isOfOtherSystem,
  isPriceLost,
  unreadJsonFields,
} from "./json/unread-json-fields.ts";
import { linesToMenu, type ReadMenu } from "./lines-to-menu.ts";
import { MAX_LINES } from "./table/cell-budget.ts";
import type { AmountUnit, FileMenu, FileProduct, RowFault } from "./table/file-menu.ts";

/**
 * Reads the menu of an import file, its `categories` or a list of them, or that of another system. A dish takes the place of the
 * stored one with its id. Prices are taken without float noise, as an import takes them. A dish with a
 * field of another type, such as a price in quotes, is a fault.
 */
export function readJson(text: string, menu: ReadMenu, unit?: AmountUnit): FileMenu {
  const raw = parsed(text);
  if (raw === undefined) return refused({ line: null, column: null, kind: "notJson", value: "" });
  checkJsonBounds(raw);
  const file = withPlainPrices(raw, menu.currency.code);
  const categories = categoriesIn(file);
  if (!categories || isOfOtherSystem(categories)) return ofOtherSystem(file, menu, unit);
  const items = categories.flatMap(({ name, products }) =>
    (Array.isArray(products) ? products : []).map((product: Product | null) => ({
      product,
      category: typeof name === "string" ? name : "",
    })),
  );
  if (items.length === 0) return refused({ line: null, column: null, kind: "empty", value: "" });
  if (items.length > MAX_LINES)
    return refused({ line: null, column: null, kind: "tooMany", value: String(items.length) });
  const products: FileProduct[] = [];
  const faults: RowFault[] = [];
  for (const [at, { product, category }] of items.entries()) {
    const line = at + 1;
    const fault = faultOf(product);
    if (fault) faults.push({ line, ...fault });
    else if (product) products.push(toProduct(product, line, category));
  }
  const fields = items.flatMap(({ product }) => unreadJsonFields(product));
  return { products, faults, unknown: [...new Set(fields)] };
}

/** Reads the menu of another system, with what is not clear about it. */
function ofOtherSystem(file: unknown, menu: ReadMenu, wanted?: AmountUnit): FileMenu {
  const { currency, language = null } = menu;
  const other = readForeignJson(file, { currency, language }, wanted);
  if (!other) return refused({ line: null, column: null, kind: "otherJson", value: "" });
  const { lines, notes, ...about } = other;
  return { ...linesToMenu(lines, false, menu, { faults: [], notes }), ...about };
}

function faultOf(product: Product | null): Omit<RowFault, "line"> | null {
  if (!product?.name) return { column: "name", kind: "noName", value: "" };
  if (typeof product.name !== "string" || typeof product.id !== "string") {
    const column = typeof product.name === "string" ? "id" : "name";
    return { column, kind: "text", value: short(product[column] ?? null) };
  }
  const wrong = findInvalidField(product);
  if (wrong) return { column: wrong.path, kind: wrong.type, value: short(wrong.value) };
  return isPriceLost(product) ? { column: "product_variants", kind: "price", value: "" } : null;
}

/** A value as the file writes it, short enough for a message. */
const short = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
};
const MAX_SHOWN = 60;

const PRICES = ["price", "original_price"];

const refused = (fault: RowFault): FileMenu => ({ products: [], faults: [fault] });

/** The content of a JSON file; undefined if it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The content with its prices without float noise. */
function withPlainPrices(value: unknown, currencyCode: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withPlainPrices(each, currencyCode));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    typeof each === "number" && PRICES.includes(key)
      ? withoutFloatNoise(each, currencyCode)
      : withPlainPrices(each, currencyCode),
  ]);
  return Object.fromEntries(entries);
}

/** The categories of an import file, or a list of them; null where there are none. */
function categoriesIn(file: unknown): FileCategory[] | null {
  const list = Array.isArray(file) ? file : (file as { categories?: unknown } | null)?.categories;
  return Array.isArray(list) ? list.filter((each) => typeof each === "object" && each) : null;
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
