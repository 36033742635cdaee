import type { CartLine } from "@comanda/domain/cart";

/** Equal for carts that order the same: their choices and quantities, in whatever order. */
export function cartMark(lines: readonly CartLine[]): string {
  const said = lines.map(({ hash, quantity }) => JSON.stringify([hash, quantity]));
  return JSON.stringify(said.sort());
}
