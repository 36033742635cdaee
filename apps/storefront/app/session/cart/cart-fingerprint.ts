import type { CartLine } from "@comanda/domain/cart/lines";

/** Equal for carts that order the same: their choices and quantities, in whatever order. */
export function cartFingerprint(lines: readonly CartLine[]): string {
  const entries = lines.map(({ hash, quantity }) => JSON.stringify([hash, quantity]));
  return JSON.stringify(entries.sort());
}
