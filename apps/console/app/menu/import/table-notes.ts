import { absentAllergens } from "./allergens/allergen-columns.ts";
import type { RowNote } from "./table/file-menu.ts";
import type { Table } from "./to-table.ts";
import { lettersOf } from "./workbook/sheet.ts";

/** Names the columns that are guessed, by the letters of a spreadsheet. */
export function guessNotes(sheets: readonly Table[]): RowNote[] {
  const guesses = sheets.flatMap(({ guess }) => {
    const columns = guess?.flatMap((name, at) => (name ? [`${lettersOf(at)} = ${name}`] : []));
    return columns ? [columns.join(", ")] : [];
  });
  return [...new Set(guesses)].map((value) => ({ line: null, kind: "guessedColumns", value }));
}

/** Names the allergens without a column, where others have one: nothing says that no dish has them. */
export function allergenNotes(sheets: readonly Table[]): RowNote[] {
  const absent = new Set(sheets.flatMap(({ columns }) => absentAllergens(columns.allergens)));
  return absent.size === 0
    ? []
    : [{ line: null, kind: "absentAllergens", value: [...absent].join(" ") }];
}
