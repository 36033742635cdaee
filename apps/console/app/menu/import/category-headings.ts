import { sheetCategory, withoutDecoration } from "./hand-made/heading-texts.ts";
import type { FileColumns } from "./table/column-names.ts";
import type { CsvRow } from "./table/csv-rows.ts";
import type { Line } from "./table/line.ts";

/**
 * Gives lines without a category that of their heading. A hand-made menu names a category once, above its
 * dishes: in a cell that spans their lines, which is empty in all but the first, or in a line of its own.
 * Otherwise the dishes of a sheet are in the category that its name says.
 */
export function withHeadings(
  lines: Line[],
  hasCategories: boolean,
  { sheet, above }: { sheet: string | undefined; above: string | null },
): Line[] {
  if (hasCategories) return hasSpans(lines) ? filledDown(lines) : lines;
  const named = sheetCategory(sheet);
  return (
    underHeadings(lines, above) ??
    (named === null ? lines : lines.map((line) => inCategory(line, named)))
  );
}

/**
 * Puts a heading into the column of names: in a table with a column of numbers at first it stands there. Only where
 * the first row is such a heading: elsewhere a row with a single cell may be a note.
 */
export function withForeignHeadings(
  rows: readonly CsvRow[],
  { places }: Pick<FileColumns, "places">,
): CsvRow[] {
  const name = places.get("name") ?? 0;
  const read = new Set(places.values());
  const headingOf = ({ cells }: CsvRow): string | null => {
    const [one, ...more] = cells.flatMap((cell, at) => (cell.trim() === "" ? [] : [{ cell, at }]));
    const isHeading = one && more.length === 0 && !read.has(one.at) && /\p{L}/u.test(one.cell);
    return isHeading ? one.cell : null;
  };
  const first = rows.find(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (places.has("category") || !first || headingOf(first) === null) return [...rows];
  return rows.map((row) => {
    const heading = headingOf(row);
    if (heading === null) return row;
    return { line: row.line, cells: row.cells.map((_, at) => (at === name ? heading : "")) };
  });
}

/**
 * Whether each category stands in one line alone and others have none: a file with a category in each line has it
 * in several. Of two lines the second may only lack it.
 */
function hasSpans(lines: readonly Line[]): boolean {
  const sold = lines.filter(({ cells }) => cells.name);
  const named = lines.flatMap(({ cells }) => (cells.category ? [cells.category] : []));
  const empty = sold.filter(({ cells }) => !cells.category).length;
  const areUnique = new Set(named).size === named.length;
  return (
    Boolean(lines[0]?.cells.category) && areUnique && sold.length > 2 && empty * 2 >= sold.length
  );
}

function filledDown(lines: readonly Line[]): Line[] {
  let last = "";
  return lines.flatMap((line) => {
    last = line.cells.category || last;
    const isHeading = Object.entries(line.cells).every(
      ([column, cell]) => column === "category" || cell === "",
    );
    return isHeading ? [] : [inCategory(line, last)];
  });
}

/**
 * The dishes below lines that have only a name. Null if the first line is none of these, unless a heading stands above the names of
 * the columns and others below.
 */
function underHeadings(lines: readonly Line[], above: string | null): Line[] | null {
  const [first] = lines;
  // A name without a price is a heading if a dish stands below it.
  const isHeading = (line: Line, at: number) => {
    const next = lines[at + 1];
    return isNameOnly(line) && next !== undefined && !isNameOnly(next);
  };
  const isBelow = above !== null && lines.some(isHeading);
  if (!first || !(isNameOnly(first) || isBelow)) return null;
  let last = isBelow ? withoutDecoration(above) : "";
  return lines.flatMap((line, at) => {
    if (!isHeading(line, at)) return [inCategory(line, last)];
    last = withoutDecoration(line.cells.name ?? "");
    return [];
  });
}

const isNameOnly = ({ cells }: Line): boolean =>
  Object.entries(cells).every(([column, cell]) => (cell === "") !== (column === "name"));

const inCategory = (line: Line, category: string): Line => ({
  ...line,
  cells: { ...line.cells, category },
});
