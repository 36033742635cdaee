import { foldText } from "../../../parts/lists/fold-text.ts";
import { columnsOf, headerAt } from "./column-names.ts";
import type { CsvRows } from "./csv-rows.ts";

const NAMES = /^category names?$/iu;
const ITEMS = /^items in category$/iu;

/**
 * The categories of dishes by their folded names, from sheets beside the dishes: a list of categories and names without
 * prices, or as Clover writes it, a column for each category with its name above its dishes.
 */
export function categoriesOf(tables: readonly CsvRows[]): ReadonlyMap<string, string> {
  return new Map(
    tables.flatMap(({ rows }) => {
      const cells = rows.map((row) => row.cells);
      const pairs = inColumns(cells) ?? inLines(cells);
      return pairs.map(([name, category]) => [foldText(name), category] as const);
    }),
  );
}

type Pair = readonly [name: string, category: string];

function inColumns(rows: readonly (readonly string[])[]): Pair[] | null {
  const names = rows.findIndex(([title = ""]) => NAMES.test(title.trim()));
  const items = rows.findIndex(([title = ""]) => ITEMS.test(title.trim()));
  if (names < 0 || items < 0) return null;
  return rows.slice(items).flatMap((row) =>
    row.slice(1).flatMap((cell, at): Pair[] => {
      const category = rows[names]?.[at + 1]?.trim() ?? "";
      return cell.trim() === "" || category === "" ? [] : [[cell, category]];
    }),
  );
}

function inLines(rows: readonly (readonly string[])[]): Pair[] {
  const start = rows.findIndex((cells) => {
    const { places } = columnsOf(cells);
    return places.has("name") && places.has("category") && !places.has("price");
  });
  if (start < 0 || start !== headerAt(rows)) return [];
  const { places } = columnsOf(rows[start] ?? []);
  return rows.slice(start + 1).flatMap((row): Pair[] => {
    const [name = "", category = ""] = [
      row[places.get("name") ?? 0],
      row[places.get("category") ?? 0],
    ];
    return name.trim() === "" || category.trim() === "" ? [] : [[name, category.trim()]];
  });
}
