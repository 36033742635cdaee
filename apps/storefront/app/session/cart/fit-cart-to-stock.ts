import { type CartLine, setQuantity } from "@comanda/domain/cart/lines";

/** A line, by its index, of which only `left` can be had; of a modifier where `modifier_id` says so. */
export type LineShortage = { line: number; modifier_id?: string; left: number };

/** How many of each short line can be had, by the line's hash. */
export function stockByLine(
  lines: readonly CartLine[],
  short: readonly LineShortage[],
): Record<string, number> {
  const left: Record<string, number> = {};
  for (const shortage of short) {
    const line = lines[shortage.line];
    if (!line) continue;
    const possible = Math.floor(shortage.left / piecesPerLine(line, shortage.modifier_id));
    left[line.hash] = Math.min(left[line.hash] ?? possible, possible);
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

/** The cart with every short line brought down to what is left of it; with none left it goes. */
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
