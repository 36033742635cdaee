import type { Product } from "../../data/menu-types.ts";
import { variantsOf } from "../../data/product-parts.ts";
import { isSizeOf } from "../table/csv-sizes.ts";
import type { RowNote } from "../table/file-menu.ts";
import type { Line } from "../table/line.ts";

/**
 * Names the sizes of a dish that are not taken, because they alone are hidden: those that the stored dish has stay
 * in it at their price, and on sale unless the dish is hidden and the file does not make it visible.
 */
export function hiddenSizes(
  dish: readonly Line[],
  sold: readonly Line[],
  stored: Product | null,
): RowNote[] {
  const staysHidden = stored?.visible === false && sold[0]?.cells.visible === undefined;
  const kept = staysHidden ? "keptHidden" : "keptSize";
  const sizes = stored ? variantsOf(stored) : [];
  return dish
    .filter((line) => !sold.includes(line))
    .map(({ line, cells }) => ({
      line,
      kind: sizes.some((size) => isSizeOf(cells, size)) ? kept : "hiddenSize",
      value: [cells.name, cells.size].filter(Boolean).join(", "),
    }));
}
