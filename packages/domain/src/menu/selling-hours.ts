import { openState } from "../hours/opening-hours.ts";
import { WEEKDAYS, type Weekday } from "../hours/time-zone.ts";
import type { BusinessHours } from "../hours/weekly-hours.ts";
import { DAY_MS } from "../time/durations.ts";

/**
 * Days and wall-clock times `HH:mm` at which something is sold. A `to` at or before `from` is on the
 * next day; 23:59 means midnight, as in opening hours.
 */
export type SellingWindow = { days: readonly Weekday[]; from: string; to: string };

/** A product or a category. Without windows it is sold at any time. */
export type WithSellingHours = { availability?: readonly SellingWindow[] | null };

/** Whether something is sold at an instant, and the next change; null if there is none. */
export type SaleState = { onSale: boolean; changesAt: Date | null };

const ALWAYS: SaleState = { onSale: true, changesAt: null };

/** Windows repeat each week; a changed clock can move them by an hour. */
const HORIZON_MS = 9 * DAY_MS;

/** Returns whether something is sold at some hours only. */
export const hasSellingHours = ({ availability }: WithSellingHours): boolean =>
  (availability ?? []).length > 0;

/**
 * Returns whether something is sold at `at`, and when that changes. All `parts` must be on sale: a
 * product and its category. The clock is that of `timezone`, with the rules of opening hours for
 * times that the clock skips or shows twice (decision 15).
 */
export function saleState(
  parts: readonly WithSellingHours[],
  timezone: string,
  at: Date,
): SaleState {
  const weeks = parts.filter(hasSellingHours).map(toBusinessHours);
  if (weeks.length === 0) return ALWAYS;
  const statesAt = (instant: Date) => weeks.map((week) => openState(week, timezone, instant));
  const states = statesAt(at);
  if (states.every(({ open }) => open)) {
    const ends = states.flatMap(({ closesAt }) => closesAt ?? []);
    return { onSale: true, changesAt: earliest(ends) };
  }
  let found = states;
  while (!found.every(({ open }) => open)) {
    const next = latest(found.flatMap(({ opensAt }) => opensAt ?? []));
    if (!next || next.getTime() - at.getTime() > HORIZON_MS)
      return { onSale: false, changesAt: null };
    found = statesAt(next);
    if (found.every(({ open }) => open)) return { onSale: false, changesAt: next };
  }
  return { onSale: false, changesAt: null };
}

type MenuCategory = WithSellingHours & {
  products: readonly (WithSellingHours & { id: string })[];
};

type SoldLine = { product_id: string };

/** Returns the sale state of a product with its category; on sale if the menu has no such product. */
export function productSaleState(
  categories: readonly MenuCategory[],
  productId: string,
  timezone: string,
  at: Date,
): SaleState {
  return orderSaleState(categories, [{ product_id: productId }], timezone, at);
}

/** Returns everything whose hours count for the lines: their products and the categories of these. */
export function saleParts(
  categories: readonly MenuCategory[],
  lines: readonly SoldLine[],
): WithSellingHours[] {
  const ids = new Set(lines.map(({ product_id }) => product_id));
  return categories.flatMap((category) => {
    const products = category.products.filter(({ id }) => ids.has(id));
    return products.length > 0 ? [category, ...products] : [];
  });
}

/** Returns whether all products of the lines are sold at `at`, and when that changes. */
export function orderSaleState(
  categories: readonly MenuCategory[],
  lines: readonly SoldLine[],
  timezone: string,
  at: Date,
): SaleState {
  return saleState(saleParts(categories, lines), timezone, at);
}

function toBusinessHours({ availability }: WithSellingHours): BusinessHours {
  const hoursOf = (day: Weekday) =>
    (availability ?? [])
      .filter(({ days }) => days.includes(day))
      .map(({ from, to }) => ({ open: from, close: to }));
  return Object.fromEntries(WEEKDAYS.map((day) => [day, { hours: hoursOf(day) }]));
}

function earliest(instants: readonly Date[]): Date | null {
  return instants.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

const latest = (instants: readonly Date[]): Date | null =>
  instants.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
