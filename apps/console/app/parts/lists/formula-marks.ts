/** The signs that begin a formula in a cell. East Asian spreadsheets take their full-width forms too. */
const SIGNS = String.raw`[=+\-@＝＋－＠]`;
/** How a cell begins that a spreadsheet could take for a formula; it may skip spaces. */
const START = String.raw`['\s]*${SIGNS}|'*[\t\r\n]`;
/** What stands within a text before a sign, all of it at once, so that long texts are fast. */
const BEFORE = String.raw`(?<![;,"\s])([;,"\s]+)`;

const cellStart = new RegExp(`^(?=${START})`, "u");
const innerStart = new RegExp(`${BEFORE}('*)(?=${SIGNS})`, "gu");
const markedCellStart = new RegExp(`^'(?=${START})`, "u");
const markedInnerStart = new RegExp(`${BEFORE}'(?='*${SIGNS})`, "gu");

/** The delimiter or the line break behind which a cell could begin; undefined for none. */
const lastMark = (before: string) => [...before].findLast((sign) => ";,\r\n".includes(sign));

/**
 * Puts an apostrophe before each place of a text at which a spreadsheet could begin a formula: its start (see
 * `SIGNS`, spaces before it or not, a tab or a line break), and behind the other delimiter (`;` or `,`) or a line
 * break. Spreadsheets of other countries begin a cell there: quotes do not help, because a row that the other
 * delimiter divides has them in the middle of its cells. `withoutFormulaMarks` removes one apostrophe there, so a
 * text that has one itself gets another.
 */
export function markFormulas(text: string, delimiter: string): string {
  return text
    .replace(cellStart, "'")
    .replaceAll(innerStart, (found, before: string, own: string) => {
      const mark = lastMark(before);
      const isKept = mark === undefined || (mark === delimiter && own === "");
      return isKept ? found : `${before}'${own}`;
    });
}

/** Takes out the apostrophes of `markFormulas`. */
export function withoutFormulaMarks(text: string): string {
  return text
    .replace(markedCellStart, "")
    .replaceAll(markedInnerStart, (found, before: string) =>
      lastMark(before) === undefined ? found : before,
    );
}
