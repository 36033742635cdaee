import type { CsvRow } from "../table/csv-rows.ts";
import type { RowNote } from "../table/file-menu.ts";
import { isTotalRow, textOfRow } from "../table/footnotes.ts";
import type { SideTable } from "../table/side-by-side.ts";
import { sheetCategory, withoutDecoration } from "./heading-texts.ts";
import { rowKinds } from "./text-rows.ts";

/** The dishes of a table, with our names for its columns. */
type GuessedTable = { header: CsvRow; body: CsvRow[]; notes: RowNote[] };

/**
 * A table without names of columns: a row of a dish gets the category of the heading above it, or else of its sheet, and the
 * description that stands in the rows below it.
 */
export function guessedTable(
  { rows, category }: SideTable,
  guess: readonly string[],
): GuessedTable {
  const names = withColumn(withColumn(guess, "description"), "category");
  const [description, categoryAt] = [names.indexOf("description"), names.indexOf("category")];
  const ownCategories = guess.includes("category");
  const toDish = ({ line, cells }: CsvRow, heading: string) => {
    const filled = [...cells, ...names.slice(cells.length).map(() => "")];
    return { line, cells: ownCategories ? filled : filled.with(categoryAt, heading) };
  };
  const body: { line: number; cells: string[] }[] = [];
  const notes = rows.filter(({ cells }) => isTotalRow(cells)).map(noteOf);
  let heading = sheetCategory(category) ?? "";
  for (const { row, kind, text } of rowKinds(rows)) {
    const dish = body.at(-1);
    if (kind === "dish") body.push(toDish(row, heading));
    if (kind === "heading") heading = withoutDecoration(text);
    // A text above the first dish is the title of the menu.
    if (kind === "note" && dish) notes.push(noteOf(row));
    if (kind === "description" && dish)
      dish.cells[description] = joined(dish.cells[description], text);
  }
  return { header: { line: body[0]?.line ?? 1, cells: names }, body, notes };
}

const withColumn = (names: readonly string[], column: string): readonly string[] =>
  names.includes(column) ? names : [...names, column];

const joined = (above: string | undefined, text: string): string =>
  [above, text].filter(Boolean).join("\n");

const noteOf = ({ line, cells }: CsvRow): RowNote => ({
  line,
  kind: "footnote",
  value: textOfRow(cells),
});
