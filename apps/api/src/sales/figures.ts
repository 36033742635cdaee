import type { SalesFigures, SalesRow } from "@comanda/contract/sales/sales-figures";
import { fromCents } from "@comanda/domain/money/cents";
import type { StoredFigures } from "../db/schema/sales-tables.ts";

/** The figures that are numbers of orders, pieces, seconds, points or stars. */
const countNames = [
  "orders",
  "pieces",
  "cancelled",
  "refunded",
  "promised",
  "late",
  "timed",
  "promised_seconds",
  "taken_seconds",
  "coupons",
  "rewards",
  "points",
  "ratings",
  "stars",
] as const satisfies (keyof StoredFigures)[];

/** The figures that are amounts: cents in the database, major units on the wire. */
const amountNames = [
  "gross",
  "discounts",
  "delivery",
  "service_fees",
  "payment_fees",
  "tips",
  "total",
  "cancelled_total",
  "refunded_total",
  "coupon_discounts",
  "reward_discounts",
] as const satisfies (keyof StoredFigures)[];

/** The names of all figures, which are their columns too. */
export const figureNames: readonly (keyof StoredFigures)[] = [...countNames, ...amountNames];

/** A sum of sales: of all orders, or of those with one key of a dimension. */
export type Sum = { key: string; label: string | null } & StoredFigures;

/** Returns figures of no order. */
export function noFigures(): StoredFigures {
  return Object.fromEntries(figureNames.map((name) => [name, 0])) as StoredFigures;
}

/** Returns the sum of all figures. */
export function addFigures(all: readonly StoredFigures[]): StoredFigures {
  const sum = noFigures();
  for (const figures of all) for (const name of figureNames) sum[name] += figures[name];
  return sum;
}

/**
 * Returns one sum for each key, in the order in which the keys come first. Its label is the last one
 * that is not null: callers pass earlier days first.
 */
export function mergeSums(sums: readonly Sum[]): Sum[] {
  const merged = [...Map.groupBy(sums, ({ key }) => key)];
  return merged.map(([key, same]) => ({
    key,
    label: same.findLast(({ label }) => label !== null)?.label ?? null,
    ...addFigures(same),
  }));
}

/** Returns figures as the contract has them. */
export function toWireFigures(figures: StoredFigures, currencyCode: string): SalesFigures {
  const counts = countNames.map((name) => [name, figures[name]]);
  const amounts = amountNames.map((name) => [name, fromCents(figures[name], currencyCode)]);
  return Object.fromEntries([...counts, ...amounts]) as SalesFigures;
}

/** Returns a sum as the contract has it. */
export function toWireRow({ key, label, ...figures }: Sum, currencyCode: string): SalesRow {
  return { key, label, figures: toWireFigures(figures, currencyCode) };
}
