import { type FileColumns, rankOf, withoutMark } from "./column-names.ts";
import { COLUMNS, type FileColumn } from "./file-columns.ts";
import type { RowFault } from "./file-menu.ts";
import { isPerWeight } from "./price-column-units.ts";

/**
 * Whether of two columns neither is the clearer one: with the same name, or prices of the same name in different cases,
 * such as `Price (old)` and `Price (new)`.
 */
function areTwins(column: FileColumn, one: string, other: string): boolean {
  const nameOf = (cell: string) =>
    withoutMark(column === "price" ? cell.replaceAll(/\s*\([^)]*\)/gu, "") : cell);
  return nameOf(one) === nameOf(other);
}

/** What the restaurant pays itself, such as `Cost price`, is no price of a dish. */
const COST =
  /cost|einkauf|(?<!\p{L})ek(?!\p{L})|wholesale|purchase|costo|custo|co[uû]t|achat|acquisto|compra|pokok|التكلفة|تكلفة/iu;

/** Whether a column has prices of some kind, such as `Price delivery`. */
const hasPriceWord = (title: string): boolean =>
  !COST.test(title) &&
  title.split(/[\s_()[\]:–-]+/u).some((word) => word !== "" && rankOf(word, "price") !== null);

/** A column that is needed and missing, and one that the file has twice by the same name: one would be lost. */
export function columnFaults({ places, doubled, unknown }: FileColumns, line: number): RowFault[] {
  return COLUMNS.flatMap((column): RowFault[] => {
    const { read, unread = [] } = doubled.find((each) => each.column === column) ?? {};
    const twin = unread.find((cell) => areTwins(column, cell, read ?? ""));
    if (read !== undefined && twin !== undefined) {
      const value = twin === read ? read : `${read}, ${twin}`;
      return [{ line, column, kind: "repeated", value, stops: true }];
    }
    const isNeeded = column === "name" || column === "price";
    if (!isNeeded || places.has(column)) return [];
    return [{ line, ...missing(column, unknown), stops: true }];
  });
}

/** What is wrong where a column that is needed is missing: columns of other prices may stand in its place. */
function missing(
  column: "name" | "price",
  unknown: readonly string[],
): Pick<RowFault, "column" | "kind" | "value"> {
  const none = { column, kind: "noColumn", value: column } as const;
  if (column === "name") return none;
  const perWeight = unknown.find(isPerWeight);
  if (perWeight) return { column: null, kind: "perWeight", value: perWeight };
  const prices = unknown.filter(hasPriceWord);
  return prices.length > 1
    ? { column: null, kind: "severalPrices", value: prices.join(", ") }
    : none;
}
