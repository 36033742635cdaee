import type { Weekday } from "@comanda/domain/hours/time-zone";
import * as v from "valibot";
import { WallClockTime } from "../fields/field-schemas.ts";

const Day = v.picklist([
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const satisfies readonly Weekday[]);

/** In the company's time zone; a `to` before `from` is on the next day. */
export const SellingWindow = v.object({
  days: v.pipe(v.array(Day), v.minLength(1), v.maxLength(7)),
  from: WallClockTime,
  to: WallClockTime,
});

/**
 * When a product or category is sold; absent, null and empty mean always. Another backend may have
 * a field of this name with another meaning, which counts as absent.
 */
export const SellingWindows = v.nullish(
  v.fallback(v.nullable(v.pipe(v.array(SellingWindow), v.maxLength(50))), null),
);
