import { type CartLine, lineHash } from "@comanda/domain/cart/lines";
import type { SharedLine } from "@comanda/domain/shared-cart/shared-lines";

/** Returns lines as a cart has them, with what it knew of them: seen prices and names. */
export function toCartLines(
  lines: readonly SharedLine[],
  known: readonly CartLine[] = [],
): CartLine[] {
  return lines.map((line) => {
    const hash = lineHash(line);
    return { ...known.find((other) => other.hash === hash), ...line, hash };
  });
}
