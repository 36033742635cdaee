import type { Diet } from "@comanda/domain/menu/dietary";
import { parseMark } from "../cells/yes-no.ts";
import type { FileColumns } from "../table/column-names.ts";
import type { CsvRow } from "../table/csv-rows.ts";
import type { DietMarks } from "../table/line.ts";
import { readDiets } from "./diet-list.ts";
import { dietNamed } from "./diet-words.ts";

/** A column that says of each dish whether it suits one diet. */
export type DietColumn = { at: number; diet: Diet };

/** The diet that a column or a field is about: `Vegan`, `Is vegetarian?`, `isHalal`, `Gluten free (Y/N)`. */
export function dietOfTitle(title: string): Diet | null {
  const bare = title.replaceAll(/\(.*?\)|[?:*]|\p{Extended_Pictographic}\uFE0F?/gu, "").trim();
  return (
    dietNamed(bare) ?? dietNamed(bare.replace(/^(?:is|ist|es|est)(?=[\s_\p{Lu}])[\s_]*/iu, ""))
  );
}

/** Whether a cell says that a dish suits a diet, also by its name; null where it says something else. */
const markOf = (cell: string, diet: Diet): boolean | null =>
  dietNamed(cell) === diet ? true : parseMark(cell);

/**
 * Finds the columns of diets among those that are not understood otherwise, and whether the column with a list is one. Only
 * a column whose cells all say something of diets is read: what is not sure is no promise to a guest.
 */
export function withDiets<Columns extends FileColumns>(
  columns: Columns,
  titles: readonly string[],
  body: readonly CsvRow[],
): Columns & { diets: readonly DietColumn[] } {
  const isOfDiets = (at: number, isRead: (cell: string) => boolean) => {
    const filled = body.map(({ cells }) => (cells[at] ?? "").trim()).filter(Boolean);
    return filled.length > 0 && filled.every(isRead);
  };
  const unread = new Set(columns.unknown);
  const diets = titles.flatMap((title, at): DietColumn[] => {
    const diet = unread.has(title) ? dietOfTitle(title) : null;
    return diet && isOfDiets(at, (cell) => markOf(cell, diet) !== null) ? [{ at, diet }] : [];
  });
  const ofMarks = new Set(diets.map(({ at }) => at));
  const list = columns.places.get("diets");
  const isList =
    list === undefined ||
    // As our own files call it, those of refused dishes too.
    titles[list]?.trim() === "diets" ||
    isOfDiets(list, (cell) => readDiets(cell).unknown === null);
  const places = new Map(columns.places);
  if (!isList) places.delete("diets");
  const isNamed = (title: string, at: number) =>
    (unread.has(title) && !ofMarks.has(at)) || (!isList && at === list);
  return { ...columns, places, diets, unknown: titles.filter(isNamed) };
}

/** What the marks of a row say; a cell without a mark says nothing. */
export function dietMarks(cells: readonly string[], columns: readonly DietColumn[]): DietMarks {
  const marks = columns.flatMap(({ at, diet }) => {
    const cell = (cells[at] ?? "").trim();
    const mark = cell === "" ? null : markOf(cell, diet);
    return mark === null ? [] : [[diet, mark] as const];
  });
  return Object.fromEntries(marks);
}
