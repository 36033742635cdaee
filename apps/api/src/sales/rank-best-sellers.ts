import type { StoredFigures } from "../db/schema/sales-tables.ts";
import type { Sum } from "./figures.ts";

/**
 * Returns the sums with the highest of a figure first, such as the best-selling dishes of a period by their pieces;
 * equal ones by their keys.
 */
export function rankBestSellers(sums: readonly Sum[], name: keyof StoredFigures): Sum[] {
  return sums.toSorted((one, other) => other[name] - one[name] || (one.key < other.key ? -1 : 1));
}
