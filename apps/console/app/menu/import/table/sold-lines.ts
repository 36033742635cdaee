import type { RowNote } from "./file-menu.ts";
import type { Line } from "./line.ts";
import { parseYesNo } from "./yes-no.ts";

/**
 * The lines of a dish that are for sale. Other systems hide or pause a single size, which a dish here cannot: that size is
 * not taken. Where all are hidden, the dish is hidden with all of its sizes.
 */
export function soldLines(dish: readonly Line[]): readonly Line[] {
  const sold = dish.filter(({ cells: { visible = "" } }) => parseYesNo(visible) !== false);
  return sold.length > 0 ? sold : dish;
}

/** Names the sizes of a dish that are not taken, because they alone are hidden. */
export function hiddenSizes(dish: readonly Line[]): RowNote[] {
  const sold = soldLines(dish);
  return dish
    .filter((line) => !sold.includes(line))
    .map(({ line, cells: { name, size } }) => ({
      line,
      kind: "hiddenSize",
      value: [name, size].filter(Boolean).join(", "),
    }));
}
