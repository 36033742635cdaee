import { toGraphemes } from "./cell-width.ts";

/** The letters of notes that one ticket has in full: six times those of a busy table. */
const IN_FULL = 3_000;
/** The letters that are left of each longer note after that. */
const SHORT = 60;

/**
 * Shortens the notes of a ticket from its 3,000th letter on, so that no guest can print metres of paper:
 * a longer note then ends with `…`. Short ones always stay whole, and so do all dishes.
 */
export function shortenedRemarks(remarks: readonly string[]): string[] {
  let left = IN_FULL;
  return remarks.map((remark) => {
    if (remark.length <= SHORT) return remark;
    left -= remark.length;
    if (left >= 0) return remark;
    const letters = toGraphemes(remark);
    return letters.length <= SHORT ? remark : `${letters.slice(0, SHORT - 1).join("")}…`;
  });
}
