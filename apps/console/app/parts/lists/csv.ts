import type { UnparseConfig } from "papaparse";

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
 * The signs that begin a formula in a cell, as a part of a pattern's class. East Asian spreadsheets take
 * their full-width forms too.
 */
export const FORMULA_SIGNS = String.raw`=+\-@＝＋－＠`;

/** How a cell begins that a spreadsheet could take for a formula, as a part of a pattern; it may skip spaces. */
export const FORMULA_START = String.raw`['\s]*[${FORMULA_SIGNS}]|'*[\t\r\n]`;

const cellStart = new RegExp(`^(?=${FORMULA_START})`, "u");
const innerStart = new RegExp(String.raw`([;,])(["\s]*)('*)(?=[${FORMULA_SIGNS}])`, "gu");

/**
 * Returns rows as a CSV file for spreadsheets. A text that a spreadsheet would take for a formula
 * (it begins with one of `FORMULA_SIGNS`, spaces before it or not, a tab or a line break) gets an apostrophe in front: names of
 * products and campaigns come from others. A formula behind the other delimiter (`;` or `,`) gets one too:
 * spreadsheets of other countries begin a cell there. Our import removes one apostrophe there, so a text that
 * has one itself gets another. Numbers stay numbers.
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
  // Quotes do not help here: a row that the other delimiter divides has them in the middle of its cells.
  return cell
    .replace(cellStart, "'")
    .replaceAll(innerStart, (found, mark, space, own) =>
      mark === delimiter && own === "" ? found : `${mark}${space}'${own}`,
    );
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
