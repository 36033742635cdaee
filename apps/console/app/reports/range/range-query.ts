import { MAX_SALES_DAYS } from "@comanda/contract/rules/sales-rules";
import type { SalesDimension } from "@comanda/contract/sales/sales-figures";
import { daysBetween, shiftDay } from "@comanda/domain/hours/business-day";
import { calendarDay } from "../days.ts";

/** The ranges that have a button; `own` is one that was typed. */
export const rangePresets = ["today", "yesterday", "7-days", "28-days", "month", "own"] as const;
export type RangePreset = (typeof rangePresets)[number];

/** In the order of the tabs. */
export const dimensions = [
  "day",
  "hour",
  "product",
  "category",
  "service_type",
  "payment",
  "source",
  "table",
  "coupon",
  "reward",
  "rating",
] as const satisfies readonly SalesDimension[];

export type RangeQuery = {
  preset: RangePreset;
  /** Business days, both included. An invalid day is an empty text. */
  from: string;
  to: string;
  by: SalesDimension;
  error: "noDay" | "endsBefore" | "tooLong" | null;
  today: string;
};

/** Reads the range from an address; without one, the last seven days by day. */
export function readRangeQuery(search: URLSearchParams, today: string): RangeQuery {
  const by = dimensions.find((each) => each === search.get("by")) ?? "day";
  const preset = rangePresets.find((each) => each === search.get("range")) ?? "7-days";
  const [from, to] =
    preset === "own"
      ? [calendarDay(search.get("from")) ?? "", calendarDay(search.get("to")) ?? ""]
      : daysOf(preset, today);
  return { preset, from, to, by, error: errorOf(from, to), today };
}

/** Returns the address of a range; the days are in it only where they were typed. */
export function rangeSearch({ preset, from, to, by }: RangeQuery): string {
  const search = new URLSearchParams({ range: preset, by });
  if (preset === "own")
    for (const [name, day] of Object.entries({ from, to })) search.set(name, day);
  return `?${search}`;
}

function daysOf(preset: Exclude<RangePreset, "own">, today: string): [string, string] {
  const yesterday = shiftDay(today, -1);
  if (preset === "today") return [today, today];
  if (preset === "yesterday") return [yesterday, yesterday];
  if (preset === "month") return [`${today.slice(0, 8)}01`, today];
  return [shiftDay(today, preset === "7-days" ? -6 : -27), today];
}

function errorOf(from: string, to: string): RangeQuery["error"] {
  if (!from || !to) return "noDay";
  if (to < from) return "endsBefore";
  return daysBetween(from, to).length > MAX_SALES_DAYS ? "tooLong" : null;
}
