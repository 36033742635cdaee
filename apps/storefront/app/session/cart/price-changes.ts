import type { PricedLine } from "@comanda/domain/cart/lines";
import type { Cents } from "@comanda/domain/money/cents";

/** What one of a line cost when the customer saw it; null when that is what it costs now. */
export function priceSeen({ line, unitPrice }: PricedLine): Cents | null {
  return line.seen === undefined || line.seen === unitPrice ? null : line.seen;
}

/** What one of each line costs now, by its hash: for who has seen it. */
export function currentPrices(rows: readonly PricedLine[]): Record<string, Cents> {
  return Object.fromEntries(rows.map(({ line, unitPrice }) => [line.hash, unitPrice]));
}

/** The same of the lines whose price nobody noted when they were chosen. */
export function unseenPrices(rows: readonly PricedLine[]): Record<string, Cents> {
  return currentPrices(rows.filter(({ line }) => line.seen === undefined));
}
