import type { StaffMenu } from "@comanda/contract/menu/menu-parts";
import type { Currency } from "@comanda/domain/money/cents";
import { toLatinDigits } from "@comanda/domain/text/digits";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { foldText } from "../../../parts/lists/fold-text.ts";
import { type PriceFault, parsePrice } from "../../../parts/prices/price-text.ts";

/** A dish as it is typed; its key becomes its id, so that a repeated request adds it once. */
export type DishRow = {
  key: string;
  name: string;
  price: string;
  /** The part of the menu that begins with this row, where it is not the one above. */
  part?: MenuPart;
};
/** A part of the menu as it is typed, with the id for a new category. */
type MenuPart = { name: string; newId: string };
type DishFaults = Readonly<
  Record<string, { name?: "missing" | undefined; price?: PriceFault | undefined }>
>;

/** A row for one more dish, with a key of its own. */
export const newRow = (name = "", price = ""): DishRow => ({ key: randomKey(), name, price });

const isEmpty = ({ name, price }: DishRow) => name.trim() === "" && price.trim() === "";

/** The rows in which something is typed. */
export const filledRows = (rows: readonly DishRow[]): DishRow[] =>
  rows.filter((row) => !isEmpty(row));

/** What is wrong with each row, by its key; rows without anything are right. */
export function dishFaults(rows: readonly DishRow[], currency: Currency): DishFaults {
  return Object.fromEntries(
    filledRows(rows).flatMap(({ key, name, price }) => {
      const fault = {
        name: name.trim() === "" ? ("missing" as const) : undefined,
        price: parsePrice(price, currency).fault,
      };
      return fault.name || fault.price ? [[key, fault] as const] : [];
    }),
  );
}

/**
 * The rows of a pasted list with a dish a line, such as `Taco al pastor .... $ 28.50`; null for a text of
 * one line, which is pasted as it is. A heading, such as `POSTRES` or `Postres:`, begins a part of the
 * menu; any other line without a price keeps its words as the name of a dish.
 */
export function rowsOfText(text: string, currency: Currency): DishRow[] | null {
  const start = priceStart(currency);
  const lines = text.split(/\r?\n/u).map((line) => line.replace(/[\t;|]+/gu, " ").trim());
  if (lines.filter(Boolean).length < 2) return null;
  const rows: DishRow[] = [];
  let part: MenuPart | null = null;
  lines.forEach((line, index) => {
    if (line === "") return;
    if (isHeading(lines, index, start)) {
      part = { name: line.replace(/[\s:]+$/u, ""), newId: randomKey() };
      return;
    }
    const at = start(line);
    const row =
      at <= 0
        ? newRow(line)
        : newRow(line.slice(0, at).replace(/[\s.…·:–—-]+$/u, ""), line.slice(at).trim());
    rows.push(part ? { ...row, part } : row);
    part = null;
  });
  return rows;
}

/**
 * Finds where the price at the end of a line begins; -1 where it has none. The company's own mark is part
 * of it: `R$ 28,50`, `Rp 25.000`, `1.250 KD`. A mark of one letter is not, because it may be a unit: `1 L`.
 * Thousands may have a space that does not break between them.
 */
function priceStart({ symbol, code }: Currency): (line: string) => number {
  const marks = [symbol, code]
    .filter((mark) => mark && !/^\p{L}$/u.test(mark))
    .toSorted((one, other) => other.length - one.length)
    .map((mark) => mark.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, "\\$&"))
    // The letters of a mark are not the end of a word: `KD` is none in `TKD 5`.
    .map((mark) => (/^\p{L}/u.test(mark) ? `(?<!\\p{L})${mark}` : mark));
  const mark = `(?:${[...marks, "\\p{Sc}"].join("|")})`;
  const number = "\\d[\\d.,٫٬]*(?:[\u00a0\u202f]\\d{3}[\\d.,٫٬]*)*";
  const price = new RegExp(`(?:${mark}\\s*)?${number}\\s*(?:${mark}|[A-Z]{3})?$`, "u");
  return (line) => toLatinDigits(line).search(price);
}

/**
 * A heading has no price, the next line has one, and it stands out: in capitals, with a colon, at the
 * beginning, or below an empty line.
 */
function isHeading(
  lines: readonly string[],
  index: number,
  start: ReturnType<typeof priceStart>,
): boolean {
  const line = lines[index] ?? "";
  const next = lines.slice(index + 1).find(Boolean) ?? "";
  if (start(line) >= 0 || start(next) <= 0) return false;
  const isCapital = line === line.toUpperCase() && line !== line.toLowerCase();
  return isCapital || line.endsWith(":") || !lines[index - 1];
}

/** The request that adds the rows to their categories; one is made where none has the name of a part. */
export function requestOf(
  rows: readonly DishRow[],
  first: MenuPart,
  { categories }: Pick<StaffMenu, "categories">,
  currency: Currency,
) {
  const made = new Map<string, { id: string; category: { name: string } }>();
  const categoryIdOf = ({ name: typed, newId }: MenuPart) => {
    const name = typed.trim();
    const known = categories.find((each) => foldText(each.category.name) === foldText(name));
    if (known) return known.id;
    const id = made.get(foldText(name))?.id ?? newId;
    if (!made.has(foldText(name))) made.set(foldText(name), { id, category: { name } });
    return id;
  };
  const created = dishesByPart(rows, first).map(({ row, part }) => ({
    id: row.key,
    category_id: categoryIdOf(part),
    product: {
      name: row.name.trim(),
      product_variants: [{ price: parsePrice(row.price, currency).amount ?? 0 }],
    },
  }));
  return { categories: [...made.values()], created, changes: [], removed: [] };
}

/** The dishes with the part of the menu that each is in; a part without a name is none. */
export function dishesByPart(rows: readonly DishRow[], first: MenuPart) {
  let part = first;
  return rows.flatMap((row) => {
    if (row.part && row.part.name.trim() !== "") part = row.part;
    return isEmpty(row) ? [] : [{ row, part }];
  });
}
