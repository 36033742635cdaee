import type { RowNote } from "../table/file-menu.ts";
import { type Line, soldLines } from "../table/line.ts";

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
