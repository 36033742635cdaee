import type { Currency } from "@comanda/domain/money/cents";
import { type DishRow, filledRows, newRow, rowsOfText } from "./dish-rows.ts";

type Pasted = {
  rows: readonly DishRow[];
  /** The part that the menu begins with, where the list names one above its first dish; else null. */
  firstPart: NonNullable<DishRow["part"]> | null;
};

/** Puts a pasted list into rows from the one with this key on; null for a text of one line. */
export function pasteRows(
  rows: readonly DishRow[],
  key: string,
  text: string,
  currency: Currency,
): Pasted | null {
  const pasted = rowsOfText(text, currency);
  const at = rows.findIndex((row) => row.key === key);
  if (!pasted || at < 0) return null;
  const [above, behind] = [rows.slice(0, at), filledRows(rows.slice(at))];
  const [top = newRow(), ...below] = pasted;
  const { part, ...plain } = top;
  if (!part || filledRows(above).length > 0)
    return { rows: [...above, ...pasted, ...behind], firstPart: null };
  return { rows: [...above, plain, ...below, ...behind], firstPart: part };
}
