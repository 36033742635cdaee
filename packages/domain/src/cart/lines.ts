import { type ModifierChoice, modifierQuantities } from "../menu/modifier-quantities.ts";
import type { Cents } from "../money/cents.ts";

/** A line of the cart; `hash` identifies its choice (conformance 3.50). */
export type CartLine = {
  hash: string;
  product_id: string;
  variant_id: string;
  quantity: number;
  comment: string;
  modifiers: ModifierChoice[];
  /** The unit price that the customer has seen; absent if unknown. */
  seen?: Cents;
  /** The product's name at the time of the choice, in case the menu no longer has the product. */
  name?: string;
};

/** The greatest quantity of one line (conformance 9.15). */
export const MAX_LINE_QUANTITY = 100;

/**
 * Identifies a choice: product, variant, trimmed comment, and modifiers in any order. It contains these
 * values themselves, so that two different choices never have the same hash.
 */
export function lineHash(line: Omit<CartLine, "hash" | "quantity">): string {
  const modifiers = [...modifierQuantities(line.modifiers)].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([line.product_id, line.variant_id, line.comment.trim(), ...modifiers]);
}

/**
 * Adds a line to the cart, or adds its quantity to an equal line, which keeps its seen price. A line
 * holds at most 100.
 */
export function addLine(lines: readonly CartLine[], line: Omit<CartLine, "hash">): CartLine[] {
  const hash = lineHash(line);
  const same = lines.find((other) => other.hash === hash);
  if (same) return setQuantity(lines, hash, same.quantity + line.quantity);
  const added = {
    ...line,
    hash,
    comment: line.comment.trim(),
    quantity: Math.min(line.quantity, MAX_LINE_QUANTITY),
  };
  return added.quantity > 0 ? [...lines, added] : [...lines];
}

/** Sets the quantity of a line, at most 100; 0 removes the line. */
export function setQuantity(
  lines: readonly CartLine[],
  hash: string,
  quantity: number,
): CartLine[] {
  if (quantity <= 0) return lines.filter((line) => line.hash !== hash);
  const capped = Math.min(quantity, MAX_LINE_QUANTITY);
  return lines.map((line) => (line.hash === hash ? { ...line, quantity: capped } : line));
}

/** Stores the unit prices, by line hash, that the customer has now seen. */
export function rememberSeenPrices(
  lines: readonly CartLine[],
  prices: Readonly<Record<string, Cents>>,
): CartLine[] {
  return lines.map((line) => {
    const seen = prices[line.hash];
    return seen === undefined || seen === line.seen ? line : { ...line, seen };
  });
}

/**
 * Which quantity buttons are enabled (conformance 5.46, 5.47). `left` is the quantity that can still be
 * added: `addableQuantity` of a cart with the line. At 1, the minus button works only if it deletes.
 */
export function quantityButtons(line: { quantity: number; deletable: boolean; left: number }): {
  canDecrease: boolean;
  deletes: boolean;
  canIncrease: boolean;
} {
  const last = line.quantity <= 1;
  return {
    canDecrease: !last || line.deletable,
    deletes: last && line.deletable,
    canIncrease: line.left > 0 && line.quantity < MAX_LINE_QUANTITY,
  };
}

/** `2 ×` with a no-break space, to write before a name. */
export function formatTimes(quantity: number): string {
  return `${quantity}\u00a0×`;
}

/** `2 × Cheese`; only the name if the quantity is 1. */
export function formatQuantity(quantity: number, name: string): string {
  return quantity > 1 ? `${formatTimes(quantity)} ${name}` : name;
}
