import { lineHash, MAX_LINE_QUANTITY } from "../cart/lines.ts";
import type { ModifierChoice } from "../menu/modifier-quantities.ts";

/** A line of one guest, as the server keeps it. */
export type SharedLine = {
  product_id: string;
  variant_id: string;
  quantity: number;
  comment: string;
  modifiers: ModifierChoice[];
};

/**
 * Returns the lines that result when this device has changed `base` to `mine`, and another one (or an order)
 * has changed it to `theirs`: what was added or removed here counts in addition to what was changed there.
 * Lines keep the sequence of `theirs`; new ones follow.
 */
export function mergeLines<L extends SharedLine>(
  base: readonly SharedLine[],
  mine: readonly L[],
  theirs: readonly SharedLine[],
): (L | SharedLine)[] {
  const [before, here, there] = [quantities(base), quantities(mine), quantities(theirs)];
  const all = new Map<string, L | SharedLine>();
  for (const line of [...theirs, ...mine]) {
    const hash = lineHash(line);
    // A line of this device also has what only this device knows, such as the seen price.
    if (!all.has(hash) || mine.some((own) => own === line)) all.set(hash, line);
  }
  return [...all].flatMap(([hash, line]) => {
    const of = (counts: ReadonlyMap<string, number>) => counts.get(hash) ?? 0;
    const quantity = Math.min(MAX_LINE_QUANTITY, of(there) + of(here) - of(before));
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** Returns the lines without what was ordered of them. */
export function withoutOrdered<L extends SharedLine>(
  lines: readonly L[],
  ordered: readonly SharedLine[],
): L[] {
  const left = quantities(ordered);
  return lines.flatMap((line) => {
    const hash = lineHash(line);
    const taken = Math.min(line.quantity, left.get(hash) ?? 0);
    left.set(hash, (left.get(hash) ?? 0) - taken);
    return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : [];
  });
}

/** Whether two lists have the same pieces, in any sequence. */
export function sameLines(one: readonly SharedLine[], other: readonly SharedLine[]): boolean {
  return withoutOrdered(one, other).length === 0 && withoutOrdered(other, one).length === 0;
}

function quantities(lines: readonly SharedLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const hash = lineHash(line);
    counts.set(hash, (counts.get(hash) ?? 0) + line.quantity);
  }
  return counts;
}
