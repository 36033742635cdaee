import { ALLERGENS, type Allergen } from "@comanda/domain/menu/dietary";
import { parseMark } from "../cells/yes-no.ts";
import type { FileColumns } from "../table/column-names.ts";
import type { CsvRow } from "../table/csv-rows.ts";
import type { Line } from "../table/line.ts";
import { readAllergens } from "./allergen-list.ts";
import { allergenNamed } from "./allergen-words.ts";

/** A column that says of each dish whether it has one allergen. */
export type AllergenColumn = { at: number; title: string; allergen: Allergen };

/** Whether a cell says that a dish has an allergen, also by its name; null where it says something else. */
const markOf = (cell: string, allergen: Allergen): boolean | null =>
  allergenNamed(cell) === allergen ? true : parseMark(cell);

/** `Milk`, `Contains milk`, `Milch/Laktose`, `A: Gluten`: names of one allergen alone. */
function allergenOfTitle(title: string): Allergen | null {
  const [first, ...others] = new Set(
    title
      .replaceAll(/\p{Extended_Pictographic}\uFE0F?/gu, "")
      .replace(/^\s*(?:\p{L}|\d{1,2})\s*[.:)=–-]\s*/u, "")
      .split(/[/&,]/u)
      .map((part) => {
        const { allergens, unknown } = readAllergens(part);
        return unknown === null && allergens?.length === 1 ? (allergens[0] ?? null) : null;
      }),
  );
  return others.length === 0 ? (first ?? null) : null;
}

/**
 * Finds the columns of allergens: those of one allergen among the columns that are not understood otherwise, and whether the
 * column with a list is one. Cells decide it: a column `Fish` may have kinds of fish, and a list may have
 * letters that only the legend of the file explains. Such a column is not read, and named.
 */
export function withAllergens(
  columns: FileColumns,
  titles: readonly string[],
  body: readonly CsvRow[],
): FileColumns & { allergens: readonly AllergenColumn[] } {
  const cellsAt = (at: number) =>
    body.flatMap(({ cells }) => {
      const cell = (cells[at] ?? "").trim();
      return cell === "" ? [] : [cell];
    });
  const isMostly = (at: number, isRead: (cell: string) => boolean) => {
    const filled = cellsAt(at);
    return filled.length > 0 && filled.filter(isRead).length * 2 >= filled.length;
  };
  const unread = new Set(columns.unknown);
  const allergens = titles.flatMap((title, at): AllergenColumn[] => {
    const allergen = unread.has(title) ? allergenOfTitle(title) : null;
    const isColumn = allergen && isMostly(at, (cell) => markOf(cell, allergen) !== null);
    return isColumn ? [{ at, title: title.trim(), allergen }] : [];
  });
  const ofMarks = new Set(allergens.map(({ at }) => at));
  const list = columns.places.get("allergens");
  const isList =
    list === undefined ||
    // As our own files call it, those of refused dishes too.
    titles[list]?.trim() === "allergens" ||
    cellsAt(list).length === 0 ||
    isMostly(list, (cell) => readAllergens(cell).unknown === null);
  const places = new Map(columns.places);
  if (!isList) places.delete("allergens");
  const isNamed = (title: string, at: number) =>
    (unread.has(title) && !ofMarks.has(at)) || (!isList && at === list);
  return { ...columns, places, allergens, unknown: titles.filter(isNamed) };
}

/**
 * The list of allergens that the marks of a row make, and the cells that say neither yes nor no, which stand in the list as
 * they are: they are to be seen where the row is corrected. A row without a mark states nothing: it may be one that has not been
 * filled in. `none` needs a "no" for each of all allergens.
 */
export function markedAllergens(
  cells: readonly string[],
  columns: readonly AllergenColumn[],
): { list: string; wrong: NonNullable<Line["wrongMarks"]> } {
  const marks = columns.map((column) => {
    const value = (cells[column.at] ?? "").trim();
    return { ...column, value, mark: value === "" ? null : markOf(value, column.allergen) };
  });
  const yes = marks.filter(({ mark }) => mark === true).map(({ allergen }) => allergen);
  const no = new Set(marks.filter(({ mark }) => mark === false).map(({ allergen }) => allergen));
  const wrong = marks.filter(({ mark, value }) => mark === null && value !== "");
  const stated = [...new Set(yes), ...wrong.map(({ title, value }) => `${title}: ${value}`)];
  const isFree = no.size === ALLERGENS.length && stated.length === 0;
  return {
    list: isFree ? "none" : stated.join(", "),
    wrong: wrong.map(({ title, value }) => ({ column: title, value })),
  };
}

/** The allergens without a column, in a file that has columns of others: its dishes count as free of them. */
export function absentAllergens(columns: readonly AllergenColumn[]): Allergen[] {
  const present = new Set(columns.map(({ allergen }) => allergen));
  return present.size === 0 ? [] : ALLERGENS.filter((each) => !present.has(each));
}
