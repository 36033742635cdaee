import { type CartLine, setQuantity } from "@comanda/domain/cart/lines";

/**
 * A line, by its index, with only `left` pieces in stock, or only `left` of the modifier
 * `modifier_id`.
 */
export type LineShortage = { line: number; modifier_id?: string; left: number };

/** Returns how many pieces of each short line are in stock, by the line's hash. */
export function stockByLine(
  lines: readonly CartLine[],
  short: readonly LineShortage[],
): Record<string, number> {
  const left: Record<string, number> = {};
  for (const shortage of short) {
    const line = lines[shortage.line];
    if (!line) continue;
    const available = Math.floor(shortage.left / piecesPerLine(line, shortage.modifier_id));
    left[line.hash] = Math.min(left[line.hash] ?? available, available);
  }
  return left;
}

function piecesPerLine(line: CartLine, modifierId: string | undefined): number {
  if (!modifierId) return 1;
  const chosen = line.modifiers.filter(({ modifier_id }) => modifier_id === modifierId);
  return Math.max(
    1,
    chosen.reduce((sum, { quantity }) => sum + quantity, 0),
  );
}

/** Returns the cart with every short line reduced to its stock. A line without stock is removed. */
export function fitCartToStock(
  lines: readonly CartLine[],
  stock: Readonly<Record<string, number>>,
): CartLine[] {
  return Object.entries(stock).reduce<CartLine[]>(
    (fitted, [hash, most]) => {
      const line = fitted.find((each) => each.hash === hash);
      return line && line.quantity > most ? setQuantity(fitted, hash, most) : fitted;
    },
    [...lines],
  );
}
