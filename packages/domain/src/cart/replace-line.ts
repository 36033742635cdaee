import { addLine, type CartLine, lineHash } from "./lines.ts";

/**
 * Replaces the line with `hash` by a changed line, which merges with an equal line. Does nothing if the
 * line is no longer in the cart, for instance because it was ordered in another tab.
 */
export function replaceLine(
  lines: readonly CartLine[],
  hash: string,
  line: Omit<CartLine, "hash">,
): CartLine[] {
  const at = lines.findIndex((each) => each.hash === hash);
  if (at < 0) return [...lines];
  const others = lines.toSpliced(at, 1);
  const same = others.some((each) => each.hash === lineHash(line));
  if (same || line.quantity <= 0) return addLine(others, line);
  return [...lines.slice(0, at), ...addLine([], line), ...lines.slice(at + 1)];
}
