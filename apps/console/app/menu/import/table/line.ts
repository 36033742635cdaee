import type { Diet } from "@comanda/domain/menu/dietary";
import type { FileGroup } from "../cells/file-groups.ts";
import { parseYesNo } from "../cells/yes-no.ts";
import type { FileColumn } from "./file-columns.ts";
import type { LineTexts } from "./language-columns.ts";

/** Whether a dish suits each of some diets. */
export type DietMarks = Partial<Record<Diet, boolean>>;

/** One line of an imported file, with the cells that the file has; a column that it lacks changes nothing. */
export type Line = {
  line: number;
  cells: Partial<Record<FileColumn, string>>;
  /** The marks of allergens that say neither yes nor no. */
  wrongMarks?: readonly { column: string; value: string }[];
  /** Whether the dish suits each of the diets that have a mark of their own. */
  dietMarks?: DietMarks;
  /** The choices of the dish that this line has. */
  groups?: readonly FileGroup[];
  /** The groups of the dish whose choices stand elsewhere. */
  groupNames?: readonly string[];
  /** The texts of the dish in other languages. */
  texts?: LineTexts;
};

/** Returns whether a line says nothing of a size or a price, as the export writes a dish without sizes. */
export const isSizeless = ({ cells: { size_id, size, price, price_before } }: Line): boolean =>
  !(size_id || size || price || price_before);

/** The columns that say whether a line is for sale. */
export const SALE_COLUMNS = ["visible", "hidden", "status"] as const;

/** Returns whether cells say that a line is not for sale: hidden, or with a status such as a draft or sold out. */
export const isHidden = ({ visible = "", hidden = "", status = "" }: Line["cells"]): boolean =>
  parseYesNo(visible) === false ||
  (hidden !== "" && parseYesNo(hidden) === true) ||
  parseYesNo(status) === false;

/**
 * The lines of a dish that are for sale. Other systems hide or pause a single size, which a dish here cannot: that size is
 * not taken. A line whose cells say nothing is for sale where the first line is. Where all are hidden, the dish is hidden
 * with all of its sizes.
 */
export function soldLines(dish: readonly Line[]): readonly Line[] {
  const [first] = dish;
  const isFirstSold = first !== undefined && !isHidden(first.cells);
  const sold = dish.filter(({ cells }) => {
    const saysNothing = SALE_COLUMNS.every((column) => !cells[column]);
    return saysNothing ? isFirstSold : !isHidden(cells);
  });
  return sold.length > 0 ? sold : dish;
}
