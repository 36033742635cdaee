import { foldText } from "../../parts/lists/fold-text.ts";
import { parseYesNo } from "./cells/yes-no.ts";
import { withDishFields } from "./dish-fields.ts";
import { htmlText } from "./html-text.ts";
import type { RowNote } from "./table/file-menu.ts";
import { isHidden, type Line } from "./table/line.ts";

type Cells = Line["cells"];

/**
 * Makes the lines of another system those of our file. Shopify and Loyverse write the name of a dish on the
 * first of its lines alone, WooCommerce has a line for the dish above those of its sizes, both write
 * descriptions in HTML.
 */
export function withLinesOfOtherSystems(lines: readonly Line[]): {
  lines: Line[];
  notes: RowNote[];
} {
  const own = withDishFields(lines);
  const notes: RowNote[] = [];
  const note = (line: number, kind: RowNote["kind"], value: string) =>
    notes.push({ line, kind, value });
  const filled = withDeepestCategories(own).map((each) => {
    const cells = withOneSize({ ...each.cells, ...sizeOf(each.cells) }, (value) =>
      note(each.line, "size", value),
    );
    const plain = withHidden(withSale(withPlainTexts(cells)));
    if (DATE.test(cells.size ?? "")) note(each.line, "dateSize", cells.size ?? "");
    if (isUnknownStatus(cells)) note(each.line, "status", cells.status ?? "");
    return { ...each, cells: plain };
  });
  const perDish = Map.groupBy(filled, dishOf);
  const read = filled.map((each) =>
    perDish.get(dishOf(each))?.length === 1 && isUsual(each.cells.size)
      ? { ...each, cells: { ...each.cells, size: "" } }
      : each,
  );
  return { lines: withoutCopies(read), notes };
}

/** Leaves out a line that says the same as one above it, as lists have that were put together of others. */
function withoutCopies(lines: readonly Line[]): Line[] {
  const seen = new Set<string>();
  return lines.filter(({ line: _line, ...own }) => {
    const key = JSON.stringify(own);
    const isCopy = seen.has(key);
    seen.add(key);
    return !isCopy;
  });
}

/** What a spreadsheet makes of a size such as `1/2`: `01. Feb`, `2-Jan`, `2024-01-02`. */
const DATE =
  /^(?:\d{1,2}[.\s-]+(?:jan|feb|m[aä]r|apr|avr|abr|ma[iy]|jun|jul|aug|ago|sep|set|o[kc]t|out|nov|de[czs]|dic|ene)\p{L}*\.?(?:[\s-]\d{2,4})?|\d{4}-\d{2}-\d{2}.*|\d{1,2}[./]\d{1,2}[./]\d{4})$/iu;

/** The only line of a dish in WooCommerce and Wix has all values of what it may differ in: these are no size. */
function withOneSize(cells: Cells, onLost: (value: string) => void): Cells {
  const { kind = "", parent, size = "" } = cells;
  const isOfAll = (parent === "" && /^simple\b/iu.test(kind)) || /^product$/iu.test(kind);
  if (!isOfAll || size === "") return cells;
  if (/[,;|]/u.test(size)) onLost(size);
  return { ...cells, size: "" };
}

const isUnknownStatus = ({ status = "" }: Cells): boolean => parseYesNo(status) === null;

/** What the lines of one dish have in common. */
export const dishOf = ({ cells: { handle, category = "", name = "" } }: Line): string =>
  handle ? `handle ${handle}` : `name ${foldText(category)} / ${foldText(name)}`;

/** The size of a dish that has only one, as Shopify and Square write it. */
const isUsual = (size = ""): boolean =>
  ["default title", "regular", "default"].includes(foldText(size));

/**
 * Gives a dish the last name of `Food > Pizza`, as WooCommerce writes categories in several levels, and of
 * several categories the deepest. A name that stands below two others keeps the one above it.
 */
function withDeepestCategories(lines: readonly Line[]): Line[] {
  const paths = lines.map(({ cells: { category = "", parent, handle } }) =>
    // Wix writes several categories with semicolons between.
    pathOf(handle ? (category.split(";")[0] ?? "") : category, parent),
  );
  const above = new Map<string, Set<string>>();
  for (const path of paths) {
    const name = foldText(path.at(-1) ?? "");
    above.set(name, (above.get(name) ?? new Set()).add(foldText(path.slice(0, -1).join(" > "))));
  }
  return lines.map((each, at) => {
    const path = paths[at] ?? [];
    if (each.cells.category === undefined || path.length === 0) return each;
    const isShared = (above.get(foldText(path.at(-1) ?? ""))?.size ?? 0) > 1;
    const category = path.slice(isShared ? -2 : -1).join(" – ");
    return { ...each, cells: { ...each.cells, category } };
  });
}

/** The names of a category from the highest level on. Only WooCommerce writes several categories in one cell. */
function pathOf(category: string, parent: string | undefined): string[] {
  const all = parent === undefined ? [category] : category.split(/(?<!\\),/u);
  const paths = all.map((each) =>
    each
      // Square writes its id of the category behind the name.
      .replace(/\s\([A-Z0-9]{20,}\)$/u, "")
      .replaceAll("\\,", ",")
      .split(/\s+>\s+|\s*&gt;\s*/u)
      .map((name) => name.trim())
      .filter(Boolean),
  );
  return paths.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** The size in one text: other systems have a column for each of its words, such as `Large` and `Thin crust`. */
function sizeOf({ size, size_2, size_3 }: Cells): Cells {
  const words = [size, size_2, size_3].filter(Boolean);
  return size === undefined ? {} : { size: words.join(" / ") };
}

/** A price of a sale is the price, and the usual one that before. No sale and no price before are written as 0 too. */
function withSale(cells: Cells): Cells {
  const { price, price_before = "", sale_price } = cells;
  if (sale_price && !ZERO.test(sale_price))
    return { ...cells, price: sale_price, price_before: price ?? "" };
  const isNone = price_before === price || ZERO.test(price_before);
  return isNone && cells.price_before !== undefined ? { ...cells, price_before: "" } : cells;
}

const ZERO = /^[0.,]+$/u;

/** All ways to say that a line is not for sale become that of our column. */
const withHidden = (cells: Cells): Cells => (isHidden(cells) ? { ...cells, visible: "no" } : cells);

const withPlainTexts = (cells: Cells): Cells => {
  const texts = ["category", "name", "description", "size"] as const;
  const plain = texts.flatMap((column) => {
    const text = cells[column];
    return text === undefined ? [] : [[column, htmlText(text)] as const];
  });
  const texted: Cells = { ...cells, ...Object.fromEntries(plain) };
  return texted.name ? { ...texted, name: texted.name.replace(BULLET, "") } : texted;
};

/** What stands before each dish of a list that is written by hand. */
const BULLET = /^[•·▪◦‣–—-]\s+(?=\p{L}|\d)/u;
