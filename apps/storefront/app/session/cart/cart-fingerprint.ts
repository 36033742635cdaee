import type { CartLine } from "@comanda/domain/cart/lines";

/** Returns a text that is equal for carts with the same choices and quantities, in any order. */
export function cartFingerprint(lines: readonly CartLine[]): string {
  const entries = lines.map(({ hash, quantity }) => JSON.stringify([hash, quantity]));
  return JSON.stringify(entries.sort());
}
