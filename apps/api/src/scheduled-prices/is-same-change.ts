import { instantAtLocal } from "@comanda/domain/hours/local-instant";
import type { PricesToSet } from "../editing/changes/set-prices.ts";
import type { ScheduledRow } from "./scheduled-prices.store.ts";

/** What a request wants: prices from a time of the company's clock on. */
export type Wanted = PricesToSet & { date: string; time: string };

/** Whether a stored change does what is wanted, at the same time; names do not count. */
export function isSameChange(
  { starts_at, prices }: Pick<ScheduledRow, "starts_at" | "prices">,
  { date, time, ...wanted }: Wanted,
  timezone: string,
): boolean {
  const isSameStart = instantAtLocal(timezone, date, time).getTime() === starts_at.getTime();
  return isSameStart && JSON.stringify(idsOf(prices)) === JSON.stringify(idsOf(wanted));
}

/** The prices by their ids alone. */
function idsOf({ products, groups }: PricesToSet) {
  return [
    products.map(({ id, variants }) => [id, variants.map((each) => [each.id, each.price])]),
    groups.map(({ id, modifiers }) => [id, modifiers.map((each) => [each.id, each.price])]),
  ];
}
