import type { UnparseConfig } from "papaparse";

export type CsvCell = string | number | null;

/**
 * Returns rows as a CSV file for spreadsheets. A text that a spreadsheet would take for a formula
 * (it begins with `=`, `+`, `-`, `@`, a tab or a line break) gets an apostrophe in front: names of
 * products and campaigns come from others. So does one behind a semicolon, where spreadsheets of many
 * countries begin a cell. Numbers stay numbers.
 */
export async function toCsv(
  header: readonly string[],
  rows: readonly CsvCell[][],
): Promise<string> {
  // Only an export needs the library.
  const { default: papaparse } = await import("papaparse");
  const config: UnparseConfig = { escapeFormulae: /^[=+\-@\t\r\n]/u, newline: "\r\n" };
  // Excel reads a file as UTF-8 by its first character.
  const cells = [[...header], ...rows].map((row) => row.map(withoutInnerFormula));
  return `\uFEFF${papaparse.unparse(cells, config)}`;
}

/** Quotes do not help here: a row that a semicolon divides has them in the middle of its cells. */
function withoutInnerFormula(cell: CsvCell): CsvCell {
  return typeof cell === "string" ? cell.replaceAll(/(;["\s]*)(?=[=+\-@])/gu, "$1'") : cell;
}

/** Hands a file over to the browser's downloads. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
