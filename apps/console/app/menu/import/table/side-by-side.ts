import type { CsvRow, CsvRows } from "./csv-rows.ts";

/** A table of a sheet, and the category that a title above it names. */
export type SideTable = CsvRows & { category?: string | undefined };

/**
 * Divides a sheet with several tables side by side: the same names of columns stand several times in one row, each time in
 * the same order. The tables keep their lines, so that a fault is found where it stands.
 */
export function sideBySide(table: SideTable, headerIndex: number): SideTable[] {
  const { rows, broken, category } = table;
  const starts = startsOf(rows[headerIndex]?.cells ?? []);
  if (starts.length < 2) return [table];
  return starts.map((start, at) => {
    const end = starts[at + 1];
    const own = rows.map(({ line, cells }): CsvRow => ({ line, cells: cells.slice(start, end) }));
    const title = titleAbove(own[headerIndex - 1]);
    return { rows: own, broken, category: title ?? category };
  });
}

/** Where each table begins, if all of them have the same names. */
function startsOf(header: readonly string[]): number[] {
  const titles = header.flatMap((cell, at) =>
    cell.trim() === "" ? [] : [{ at, name: cell.trim() }],
  );
  const first = titles[0]?.name;
  const starts = titles.flatMap(({ name }, index) => (name === first ? [index] : []));
  const size = starts[1] ?? titles.length;
  const areEqual =
    size > 1 &&
    titles.length === size * starts.length &&
    titles.every(({ name }, index) => name === titles[index % size]?.name);
  return areEqual ? starts.map((index) => titles[index]?.at ?? 0) : [];
}

/** The only cell of the row above a table. */
export function titleAbove(row: CsvRow | undefined): string | undefined {
  const [title, ...more] = (row?.cells ?? []).map((cell) => cell.trim()).filter(Boolean);
  return more.length === 0 ? title : undefined;
}
