import type { Currency } from "@comanda/domain/money/cents";
import { type AllergenColumn, withAllergens } from "./allergens/allergen-columns.ts";
import { type DietColumn, withDiets } from "./diets/diet-columns.ts";
import { withDescriptionRows } from "./hand-made/description-rows.ts";
import { guessColumns } from "./hand-made/guess-columns.ts";
import { guessedTable } from "./hand-made/guessed-table.ts";
import { withJoinedDecimals } from "./hand-made/split-decimals.ts";
import { withUnnamedDishes } from "./hand-made/unnamed-dishes.ts";
import { columnsOf, type FileColumns, headerAt } from "./table/column-names.ts";
import type { CsvRow } from "./table/csv-rows.ts";
import type { RowNote } from "./table/file-menu.ts";
import { joinedHeader } from "./table/second-header.ts";
import type { SideTable } from "./table/side-by-side.ts";

/** The columns of a table, with those of allergens and of diets. */
export type TableColumns = FileColumns & {
  allergens: readonly AllergenColumn[];
  diets: readonly DietColumn[];
};

/** A table with the names of its columns found. */
export type Table = SideTable & {
  header: CsvRow;
  body: CsvRow[];
  columns: TableColumns;
  /** A text alone in the row above the names of the columns. */
  above: string | null;
  /** Our names for its columns where the table has none, as they are guessed. */
  guess: readonly string[] | null;
  notes: readonly RowNote[];
};

/**
 * Finds the names of the columns of a table, and its rows below them, or guesses them where it has none. A long table may
 * repeat the names.
 */
export function toTable(
  table: SideTable,
  language: string | null,
  currency: Currency,
  leastDishes: number,
): Table {
  const guessed = guessColumns(table.rows, currency, leastDishes);
  if (guessed) {
    const { header, body, notes } = guessedTable(table, guessed);
    const columns = { ...columnsOf(header.cells), allergens: [], diets: [] };
    return { ...table, header, body, columns, above: null, guess: guessed, notes };
  }
  const unnamed = withUnnamedDishes(table);
  if (!unnamed) return withNames(table, language);
  const named = withNames(unnamed.table, language, unnamed.at);
  // The name of their column is the category of the dishes above the first heading.
  return { ...named, above: unnamed.title ?? named.above };
}

/** A table with names of columns; `guessedAt` is the column of the dishes where its name does not say it. */
function withNames(table: SideTable, language: string | null, guessedAt?: number): Table {
  const { rows, broken, category } = table;
  const start = headerAt(rows.map(({ cells }) => cells));
  const [first = { line: 1, cells: [] }, ...below] = rows.slice(start);
  const joined = joinedHeader(first, below[0], language);
  const header = joined ?? first;
  const body = joined ? below.slice(1) : below;
  const [above = null, ...more] = (rows[start - 1]?.cells ?? []).filter((cell) => cell.trim());
  // A line of dashes stands below the names in a table that is written as text.
  const isRepeated = ({ cells }: CsvRow) =>
    cells.some((cell) => cell.trim() !== "") &&
    (header.cells.every((cell, at) => cell.trim() === (cells[at] ?? "").trim()) ||
      cells.every((cell) => /^\s*(?::?[-–—=_]{3,}:?)?\s*$/u.test(cell)));
  const price = columnsOf(header.cells, language).places.get("price");
  const own = withJoinedDecimals(
    body.filter((row) => !isRepeated(row)),
    header.cells.length,
    price,
  );
  const read = withDescriptionRows({ header, body: own }, columnsOf(header.cells, language));
  const titles = read.header.cells;
  const columns = withAllergens(columnsOf(titles, language), titles, read.body);
  return {
    rows,
    broken,
    header: read.header,
    body: [...read.body],
    columns: withDiets(columns, titles, read.body),
    category,
    above: more.length === 0 ? above : null,
    guess: guessedAt === undefined ? null : titles.map((_, at) => (at === guessedAt ? "name" : "")),
    notes: [],
  };
}
