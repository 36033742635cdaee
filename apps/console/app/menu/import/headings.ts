import type { Line } from "./table/csv-sizes.ts";

/**
 * Gives lines without a category that of their heading. A hand-made menu names a category once, above its
 * dishes: in a cell that spans their lines, which is empty in all but the first, or in a line of its own.
 * Otherwise the dishes of a sheet are in the category that its name says.
 */
export function withHeadings(lines: Line[], hasCategories: boolean, sheet?: string): Line[] {
  if (hasCategories) return hasSpans(lines) ? filledDown(lines) : lines;
  const isNamed = sheet !== undefined && !UNNAMED.test(sheet);
  return underHeadings(lines) ?? (isNamed ? lines.map((line) => inCategory(line, sheet)) : lines);
}

/** How spreadsheet programs name a new sheet in every language: `Sheet1`, `Hoja 2`. */
const UNNAMED = /^\p{L}+\s?\d+$/u;

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

/** The dishes below lines that have only a name; null if the first line is none of these. */
function underHeadings(lines: readonly Line[]): Line[] | null {
  const [first] = lines;
  if (!first || !isNameOnly(first)) return null;
  let last = "";
  return lines.flatMap((line, at) => {
    const next = lines[at + 1];
    // A name without a price is a heading if a dish stands below it.
    if (isNameOnly(line) && next && !isNameOnly(next)) {
      last = line.cells.name ?? "";
      return [];
    }
    return [inCategory(line, last)];
  });
}

const isNameOnly = ({ cells }: Line): boolean =>
  Object.entries(cells).every(([column, cell]) => (cell === "") !== (column === "name"));

const inCategory = ({ line, cells }: Line, category: string): Line => ({
  line,
  cells: { ...cells, category },
});
