import { type CartLine, lineHash } from "@comanda/domain/cart/lines";
import type { SharedLine } from "@comanda/domain/shared-cart/shared-lines";

/** Returns lines as a cart has them, with what it knew of them: seen prices and names. */
export function toCartLines(
  lines: readonly SharedLine[],
  known: readonly CartLine[] = [],
): CartLine[] {
  return lines.map(({ modifiers, ...line }) => {
    const choice = { ...line, modifiers: [...modifiers] };
    const hash = lineHash(choice);
    return { ...known.find((other) => other.hash === hash), ...choice, hash };
  });
}
