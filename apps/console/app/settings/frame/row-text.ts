/**
 * The text of one row of a list: its line of the text of the whole list, which may count the rows, or
 * the text of a list of this row where the lines are others. A dash where the list does not have it.
 */
export function rowText(list: unknown, id: string, textOf: (list: unknown) => string): string {
  const rows: { id: string }[] = Array.isArray(list) ? list : [];
  const at = rows.findIndex((row) => row.id === id);
  if (at < 0) return "–";
  const lines = textOf(rows).split("\n");
  return lines.length === rows.length ? (lines[at] ?? "–") : textOf([rows[at]]);
}
