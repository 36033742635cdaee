import type { PricedLine } from "@comanda/domain/cart/priced-lines";
import type { Cents } from "@comanda/domain/money/cents";

/**
 * Returns the unit price that the customer last saw; null where the current price is the same, or none
 * was seen.
 */
export function priceSeen({ line, unitPrice }: PricedLine): Cents | null {
  return line.seen === undefined || line.seen === unitPrice ? null : line.seen;
}

/** Returns the current unit price of each line, by the line's hash. */
export function currentPrices(rows: readonly PricedLine[]): Record<string, Cents> {
  return Object.fromEntries(rows.map(({ line, unitPrice }) => [line.hash, unitPrice]));
}

/** Returns the current unit prices of the lines that have no seen price yet. */
export function unseenPrices(rows: readonly PricedLine[]): Record<string, Cents> {
  return currentPrices(rows.filter(({ line }) => line.seen === undefined));
}
