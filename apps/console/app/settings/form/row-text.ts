import { rowId } from "../../parts/saving/list-rows.ts";

/**
 * Returns the text of one row of a list. `textOf` writes the whole list, where rows may be numbered: if it
 * writes one line for each row, the row's line is the answer, else `textOf` of this row alone. A dash if the list
 * has no such row.
 */
export function rowText(list: unknown, id: string, textOf: (list: unknown) => string): string {
  const rows: unknown[] = Array.isArray(list) ? list : [];
  const at = rows.findIndex((row) => rowId(row) === id);
  if (at < 0) return "–";
  const lines = textOf(rows).split("\n");
  return lines.length === rows.length ? (lines[at] ?? "–") : textOf([rows[at]]);
}
