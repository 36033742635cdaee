import { columnsOf, HEADER_LINES, headerAt, isMenu } from "../table/column-names.ts";
import type { CsvRow } from "../table/csv-rows.ts";
import type { SideTable } from "../table/side-by-side.ts";

/**
 * A table whose column of dishes has the name of their category, as `Pizza | 26 cm | 32 cm`: the first column of texts left
 * of the prices that no other name fits. Its own name is the category where the table has none. Null for other tables.
 */
export function withUnnamedDishes(
  table: SideTable,
): { table: SideTable; at: number; title: string | null } | null {
  const { rows } = table;
  const all = rows.map(({ cells }) => cells);
  if (isMenu(all) || columnsOf(all[headerAt(all)] ?? []).places.has("size_id")) return null;
  const header = rows.slice(0, HEADER_LINES).findIndex(({ cells }) => {
    const { places } = columnsOf(cells);
    return places.has("price") && !places.has("name") && cells.some(isTitle);
  });
  const names = rows[header];
  if (!names) return null;
  const at = dishesAt(names, rows.slice(header + 1));
  if (at < 0) return null;
  const cells = names.cells.with(at, "name");
  const { places } = columnsOf(names.cells);
  const title = names.cells[at]?.trim();
  return {
    at,
    title: title ?? null,
    table: {
      ...table,
      rows: rows.with(header, { ...names, cells }),
      ...(!places.has("category") && { category: table.category ?? title }),
    },
  };
}

const TEXT = /\p{L}{3}/u;
const isTitle = (cell: string): boolean => /\p{L}/u.test(cell);

/** Where the dishes stand: most rows with a text and a number have their text there. */
function dishesAt({ cells: names }: CsvRow, below: readonly CsvRow[]): number {
  const { places, unknown } = columnsOf(names);
  const price = places.get("price") ?? 0;
  const dishes = below
    .map(({ cells }) => cells)
    .filter(
      (cells) =>
        cells.some((cell) => TEXT.test(cell)) && cells.some((cell) => /\p{Nd}/u.test(cell)),
    );
  return names.findIndex((title, at) => {
    const texts = dishes.map((cells) => cells[at] ?? "").filter((cell) => TEXT.test(cell));
    const isFree = isTitle(title) && unknown.includes(title) && at < price;
    return isFree && texts.length * 5 >= dishes.length * 4 && new Set(texts).size > 1;
  });
}
