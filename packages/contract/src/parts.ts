import type { ServiceType as Type } from "@comanda/domain/service-type";
import * as v from "valibot";
import { isCalendarDate } from "./calendar-date.ts";
import { instantText } from "./instant.ts";

/** Ids are opaque: ours are 128 random bits, an import file may bring any short text without spaces. */
export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^[\w.:-]+$/u));

const onCalendar = v.check(isCalendarDate, "names a day that does not exist");

export const Instant = v.pipe(v.string(), v.isoTimestamp(), onCalendar);

/**
 * An instant however a backend writes it, as long as it is one: a page that shows it could not be
 * made. Without a zone it is of UTC, and comes out with one: a browser would take its own.
 */
export const Moment = v.pipe(
  v.string(),
  v.check((given) => instantText(given) !== null, "is no instant"),
  v.transform((given) => instantText(given) ?? given),
);

/** The same of a setting: what is no instant is as good as none. */
export const momentOf = <S extends v.GenericSchema<string, string>>(schema: S) =>
  maybe(v.pipe(schema, v.transform(instantText)));

/** A day, `2026-02-28`. */
export const Day = v.pipe(v.string(), v.isoDate(), onCalendar);

/**
 * Line ends and tabs are text. Other control characters, and those that turn the direction of what
 * follows, only ever deceive whoever reads it: a terminal, a receipt, a page.
 */
const deceiving = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const honest = v.check(
  (given: string) => !deceiving.test(given.replace(/[\n\r\t]/gu, "")),
  "has control characters",
);

/** Free text of at most `max` characters. */
export const text = (max: number) => v.pipe(v.string(), v.maxLength(max), honest);

/** Text that must say something. */
export const filled = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max), honest);

/** An amount in the currency's major unit, as the wire has it: 28.5 is 28.50. At most `MAX_AMOUNT`. */
export const Amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000_000));

/** An amount of an order that is there: shown however large it is. */
export const AnsweredAmount = v.pipe(v.number(), v.finite(), v.minValue(0));

export const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));

/** What a client says and the server finds out for itself: taken in whatever form, used for nothing. */
export const Claim = v.optional(v.unknown());

export const Latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** Present, absent or null are all the same to the reader: null. */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, null);

/** On when absent or null. */
export const onByDefault = v.nullish(v.boolean(), true);
/** Off when absent or null. */
export const offByDefault = v.nullish(v.boolean(), false);

/** A list that is empty when absent or null. */
export const list = <S extends v.GenericSchema>(item: S, max = 5000) =>
  v.nullish(v.pipe(v.array(item), v.maxLength(max)), []);

export const ServiceType = v.picklist([
  "TABLE",
  "ONSITE",
  "TAKEAWAY",
  "DELIVERY",
] as const satisfies readonly Type[]);

export const Currency = v.object({
  code: v.nullish(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/u)), "USD"),
  symbol: v.nullish(text(8), "$"),
  tax: maybe(v.number()),
  position: v.nullish(v.picklist(["left", "right"]), "left"),
  show_decimals: onByDefault,
});
