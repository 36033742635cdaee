import { countOf, type FileGroup } from "./file-groups.ts";
import { parseYesNo } from "./yes-no.ts";

type LimitCells = { both: string; min: string; max: string; required: string };

/**
 * Reads how many choices of a group are taken, in cells such as `0/2`, `1-3` or `min 1, max 3` for both, or in one for each. Null
 * where the cells do not say it.
 */
export function limitsOfCells(
  { both, min, max, required }: LimitCells,
  isMaxFirst: boolean,
): Pick<FileGroup, "min" | "max"> {
  const [least, most] = leastAndMost(both, isMaxFirst);
  const isRequired = required !== "" && parseYesNo(required) === true;
  const own = countOf(min) ?? least;
  // None as the highest number means that there is none.
  const highest = (countOf(max) ?? most) || null;
  const isStated = own !== null || highest !== null || required !== "";
  const lowest = Math.max(own ?? 0, isRequired ? 1 : 0);
  return {
    min: isStated ? lowest : null,
    max: highest === null ? null : Math.max(highest, lowest),
  };
}

/** The numbers of a cell for both. In the wrong order they are meant the other way around; 0 as the highest is no limit. */
function leastAndMost(cell: string, isMaxFirst: boolean): [number | null, number | null] {
  const [first, second] = pairOf(cell) ?? [null, null];
  const [least, most] = isMaxFirst ? [second, first] : [first, second];
  return least !== null && most !== null && most !== 0 && least > most
    ? [most, least]
    : [least, most];
}

/** Two numbers of a cell; the second one is null where there is no end: `1/∞`, `1+`. */
function pairOf(cell: string): [number, number | null] | null {
  if (/^\D*\d{1,3}\s*(?:\+|\D+(?:∞|\*|unlimited|no limit))\s*$/iu.test(cell))
    return [Number(/\d+/u.exec(cell)?.[0]), null];
  const [, first, second] = /^\D*(\d{1,3})\D+(\d{1,3})\D*$/u.exec(cell) ?? [];
  return first === undefined || second === undefined ? null : [Number(first), Number(second)];
}
