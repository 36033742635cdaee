import {
  chosenModifiers,
  type ModifierChoice,
  modifierFaults,
  modifierQuantities,
} from "../menu/modifiers.ts";
import {
  type Category,
  findOrderableVariant,
  findVisibleProduct,
  type Product,
  type VariantOf,
} from "../menu/products.ts";
import type { Cents } from "../money/cents.ts";
import { type LinePrice, linePrice, subtotalOf } from "./line-price.ts";

/** One product as chosen; `hash` tells it from every other choice (spec §3, Cart item). */
export type CartLine = {
  hash: string;
  product_id: string;
  variant_id: string;
  quantity: number;
  comment: string;
  modifiers: ModifierChoice[];
  /** What one cost when the customer saw it; absent where that is not known. */
  seen?: Cents;
  /** What the product was called when it was chosen, for when the menu knows it no longer. */
  name?: string;
};

/** The most of one line (spec §9). */
export const MAX_LINE_QUANTITY = 100;

/**
 * What makes two lines the same: product, variant, trimmed comment and modifiers in whatever
 * order. It is these facts themselves, written one way, so that no two choices ever share it.
 */
export function lineHash(line: Omit<CartLine, "hash" | "quantity">): string {
  const modifiers = [...modifierQuantities(line.modifiers)].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([line.product_id, line.variant_id, line.comment.trim(), ...modifiers]);
}

/**
 * The cart with a line more, or with a larger one where it has the same; a line holds 100 at most.
 * The larger one keeps the price that was seen first.
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

/** The cart with the line's quantity set, 100 at most; 0 takes the line out. */
export function setQuantity(
  lines: readonly CartLine[],
  hash: string,
  quantity: number,
): CartLine[] {
  if (quantity <= 0) return lines.filter((line) => line.hash !== hash);
  const capped = Math.min(quantity, MAX_LINE_QUANTITY);
  return lines.map((line) => (line.hash === hash ? { ...line, quantity: capped } : line));
}

/** The cart with what one of each line costs now, by its hash, as the customer has seen it. */
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
 * What the quantity buttons may do (spec §5, Quantity). `left` is what can still be added:
 * `stockLeft` of a cart that holds the line. At 1, less is possible only where it deletes.
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

/** A line with its price by the menu. */
export type PricedLine<P extends Product = Product> = LinePrice & {
  line: CartLine;
  product: P;
  variant: VariantOf<P>;
  /** `Onion`, `2 × Cheese`, in the menu's order. */
  modifierNames: string[];
};

/**
 * The lines priced by the menu; `quantity` and `total` count these. Lines whose product, variant
 * or modifier the menu no longer shows are `missing`.
 */
export function priceLines<P extends Product>(
  categories: readonly Category<P>[],
  lines: readonly CartLine[],
  currencyCode: string,
): { priced: PricedLine<P>[]; missing: CartLine[]; quantity: number; total: Cents } {
  const priced: PricedLine<P>[] = [];
  const missing: CartLine[] = [];
  for (const line of lines) {
    const found = priceLine(categories, line, currencyCode);
    if (found) priced.push(found);
    else missing.push(line);
  }
  return {
    priced,
    missing,
    quantity: priced.reduce((sum, { line }) => sum + line.quantity, 0),
    total: subtotalOf(priced),
  };
}

function priceLine<P extends Product>(
  categories: readonly Category<P>[],
  line: CartLine,
  currencyCode: string,
): PricedLine<P> | null {
  const product = findVisibleProduct(categories, line.product_id);
  const variant = product && findOrderableVariant(product, line.variant_id);
  if (!(product && variant) || hasMissingModifier(product, line)) return null;
  return {
    line,
    product,
    variant,
    ...linePrice(product, variant, line, currencyCode),
    modifierNames: chosenModifiers(product, line.modifiers).map(({ modifier, quantity }) =>
      formatQuantity(quantity, modifier.name),
    ),
  };
}

/** `2 ×`, which no line breaks, before the name of what there is so much of. */
export function formatTimes(quantity: number): string {
  return `${quantity}\u00a0×`;
}

/** `2 × Cheese`; of one the name alone. */
export function formatQuantity(quantity: number, name: string): string {
  return quantity > 1 ? `${formatTimes(quantity)} ${name}` : name;
}

function hasMissingModifier(product: Product, line: CartLine): boolean {
  return modifierFaults(product, line.modifiers).some(
    ({ code }) => code === "unknown_modifier" || code === "hidden_modifier",
  );
}
