import type { CsvRow } from "./table/csv-rows.ts";
import { lettersOf } from "./workbook/sheet.ts";

/**
 * Names the columns without a title that have something beside the dishes, such as a second price below a joined cell, by the
 * letters of a spreadsheet: they are not read.
 */
export function untitledColumns(header: CsvRow, body: readonly CsvRow[]): string[] {
  return header.cells.flatMap((title, at) => {
    if (title.trim() !== "") return [];
    const filled = body.filter(
      ({ cells }) => isFilled(cells[at]) && cells.filter(isFilled).length > 2,
    );
    return filled.length >= LEAST ? [lettersOf(at)] : [];
  });
}

/** A cell alone may be a remark. */
const LEAST = 2;

const isFilled = (cell: string | undefined): boolean => (cell ?? "").trim() !== "";
