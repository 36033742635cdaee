import { addLine, type CartLine, lineHash } from "./lines.ts";

/**
 * The cart with a line in another's place, as it was changed: one that is now the same as another
 * becomes one with it. A line that is no longer there, such as one that was ordered in another tab,
 * is not brought back.
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
