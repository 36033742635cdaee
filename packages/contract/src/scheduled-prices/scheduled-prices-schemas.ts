import * as v from "valibot";
import type { CallSchemas } from "../calls/call-schemas.ts";
import {
  Amount,
  AnyInstant,
  Day,
  Id,
  list,
  NonNegativeInteger,
  nullByDefault,
  RandomKey,
  WallClockTime,
} from "../fields/field-schemas.ts";
import { MAX_PRODUCTS_AT_ONCE } from "../menu/menu-calls.ts";
import type { scheduledPricesCalls } from "./scheduled-prices-calls.ts";

const NewPrice = v.object({ id: Id, price: Amount });
const newPrices = v.pipe(v.array(NewPrice), v.minLength(1), v.maxLength(500));

/**
 * What something costs from then on, in major units. A modifier costs it in every product that has its
 * group.
 */
const prices = {
  products: list(v.object({ id: Id, variants: newPrices }), MAX_PRODUCTS_AT_ONCE),
  groups: list(v.object({ id: Id, modifiers: newPrices }), MAX_PRODUCTS_AT_ONCE),
};

/** A date and a time of the company's clock. */
const start = { date: Day, time: WallClockTime };

const NamedPrice = v.object({ ...NewPrice.entries, name: v.string() });

export const ScheduledPrices = v.object({
  id: Id,
  /** Raised with each change; the next change must send this number. */
  revision: NonNegativeInteger,
  starts_at: AnyInstant,
  ...start,
  /** Who made it. */
  by: v.string(),
  created_at: AnyInstant,
  /**
   * `applied`: the menu has the prices. `skipped`: nothing of it was on the menu any more. `refused`:
   * the menu's rules refused the prices, for instance decimals after a change of the currency.
   */
  state: v.picklist(["waiting", "applied", "skipped", "refused"]),
  /** When it was applied, skipped or refused; null while it waits. */
  ended_at: nullByDefault(AnyInstant),
  /** The entry of the audit log by which it is taken back; null when nothing has changed. */
  change_id: nullByDefault(Id),
  /** With the names that parts had when the change was made. */
  products: v.array(v.object({ id: Id, name: v.string(), variants: v.array(NamedPrice) })),
  groups: v.array(v.object({ id: Id, name: v.string(), modifiers: v.array(NamedPrice) })),
  /** What is gone from the menu: a product or group, or one of its variants or modifiers. */
  gone: v.array(v.object({ name: v.string(), part: nullByDefault(v.string()) })),
});
export type ScheduledPrices = v.InferOutput<typeof ScheduledPrices>;

const params = v.object({ companyId: Id });
const scheduleParams = v.object({ companyId: Id, scheduleId: Id });
const revision = NonNegativeInteger;

/** The schemas of `scheduledPricesCalls`, under the same names. */
export const scheduledPricesSchemas = {
  listScheduledPrices: {
    params,
    /** Those that wait, the next one first, then those of the last 90 days, the latest first. */
    answer: v.object({
      now: AnyInstant,
      timezone: v.string(),
      scheduled: v.array(ScheduledPrices),
    }),
  },
  schedulePrices: {
    params,
    body: v.object({ id: RandomKey, ...start, ...prices }),
    answer: ScheduledPrices,
  },
  updateScheduledPrices: {
    params: scheduleParams,
    body: v.object({ revision, ...start, ...prices }),
    answer: ScheduledPrices,
  },
  cancelScheduledPrices: {
    params: scheduleParams,
    body: v.object({ revision }),
    answer: v.object({ cancelled: v.boolean() }),
  },
} as const satisfies Record<keyof typeof scheduledPricesCalls, CallSchemas>;
