import type { UnparseConfig } from "papaparse";
import { markFormulas } from "./formula-marks.ts";

export type CsvCell = string | number | null;

/** How spreadsheets of a country write a list: what divides its cells, and the mark before decimals. */
export type CsvStyle = { delimiter: "," | ";"; decimalMark: "." | "," };

/**
 * Returns the style of the spreadsheets of people who read a language. Excel divides no cells at a comma where
 * a comma begins the decimals, and reads `10.05` as a date there.
 */
export function csvStyle(locale: string): CsvStyle {
  const [, mark] = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).format(0.5);
  return mark === "," ? { delimiter: ";", decimalMark: "," } : { delimiter: ",", decimalMark: "." };
}

/**
 * Returns rows as a CSV file for spreadsheets. A text that a spreadsheet would take for a formula is marked
 * (`markFormulas`): names of products and campaigns come from others. Numbers stay numbers.
 */
export async function toCsv(
  header: readonly string[],
  rows: readonly CsvCell[][],
  style: CsvStyle,
): Promise<string> {
  // Only an export needs the library.
  const { default: papaparse } = await import("papaparse");
  const config: UnparseConfig = {
    delimiter: style.delimiter,
    newline: "\r\n",
    // A tab behind the apostrophe would begin another cell.
    quotes: (value) => String(value).startsWith("'"),
  };
  const cells = [[...header], ...rows].map((row) => row.map((cell) => cellText(cell, style)));
  // Excel reads a file as UTF-8 by its first character.
  return `\uFEFF${papaparse.unparse(cells, config)}`;
}

function cellText(cell: CsvCell, { delimiter, decimalMark }: CsvStyle): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell).replace(".", decimalMark);
  return markFormulas(cell, delimiter);
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
