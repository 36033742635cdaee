import type { ServiceType as Type } from "@comanda/domain/company/service-type";
import * as v from "valibot";
import { isCalendarDate } from "./calendar-date.ts";
import { normalizeInstant } from "./instant.ts";

/** Ids are opaque: ours are 128 random bits, an import file may have any short text without spaces. */
export const Id = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(64),
  v.regex(/^[\w.:-]+$/u, "may only have letters from a to z, digits and _ . : -"),
);

/** An id that the sender of a request makes: 128 random bits. */
export const RandomKey = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/u, "must be 32 hex digits"));

const existingDay = v.check(isCalendarDate, "names a day that does not exist");

export const Instant = v.pipe(v.string(), v.isoTimestamp(), existingDay);

/**
 * An instant in any ISO 8601 form that backends write. One without a zone is in UTC; the output always
 * has a zone, because a browser would assume its own. Refuses other texts, which no page could show.
 */
export const AnyInstant = v.pipe(
  v.string(),
  v.check((text) => normalizeInstant(text) !== null, "is no instant"),
  v.transform((text) => normalizeInstant(text) ?? text),
);

/** Returns an instant of a setting: any other text becomes null. */
export const optionalInstant = <S extends v.GenericSchema<string, string>>(schema: S) =>
  nullByDefault(v.pipe(schema, v.transform(normalizeInstant)));

/** Local wall-clock time, `HH:mm`. */
export const WallClockTime = v.pipe(
  v.string(),
  v.regex(
    /^([01]\d|2[0-3]):[0-5]\d$/u,
    "must be HH:mm, from 00:00 to 23:59; a close at 23:59 is shown as midnight",
  ),
);

/** A day, `2026-02-28`. */
export const Day = v.pipe(v.string(), v.isoDate(), existingDay);

/**
 * Control characters other than line ends and tabs, and characters that change the text direction.
 * They can deceive the reader of a terminal, a receipt or a page.
 */
const DECEPTIVE_CHARACTERS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
/** What is wrong with a text that has some, for which the library has no type. */
export const CONTROL_CHARACTERS = "has control characters";
const withoutControlCharacters = v.check(
  (text: string) => !DECEPTIVE_CHARACTERS.test(text.replace(/[\n\r\t]/gu, "")),
  CONTROL_CHARACTERS,
);

/** Free text of at most `max` characters. */
export const text = (max: number) => v.pipe(v.string(), v.maxLength(max), withoutControlCharacters);

/** Text that must not be empty or only spaces. */
export const requiredText = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max), withoutControlCharacters);

/** As `requiredText` in one line with something to see: a name that stands beside others in lists. */
export const requiredLine = (max: number) =>
  v.pipe(
    requiredText(max),
    v.check((line) => !/[\n\r\t\u2028\u2029]/u.test(line), "has line breaks"),
    v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, "has no letter"),
  );

/** An amount in major units: 28.5 is 28.50. At most `MAX_AMOUNT` of the domain. */
export const Amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000_000));

/** An amount of an existing order, without a limit. */
export const ResponseAmount = v.pipe(v.number(), v.finite(), v.minValue(0));

export const NonNegativeInteger = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(1_000_000_000),
);

/** A field that the server accepts in any form and ignores, because it knows the value itself. */
export const Ignored = v.optional(v.unknown());

export const Latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** Absent becomes null. */
export const nullByDefault = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, null);

/** True if absent or null. */
export const trueByDefault = v.nullish(v.boolean(), true);
/** False if absent or null. */
export const falseByDefault = v.nullish(v.boolean(), false);

/** Lists a list; empty if absent or null. */
export const list = <S extends v.GenericSchema>(item: S, max = 5000) =>
  v.nullish(v.pipe(v.array(item), v.maxLength(max)), []);

export const ServiceType = v.picklist([
  "TABLE",
  "ONSITE",
  "TAKEAWAY",
  "DELIVERY",
] as const satisfies readonly Type[]);

export const Currency = v.object({
  code: v.nullish(
    v.pipe(v.string(), v.regex(/^[A-Z]{3}$/u, "must be three capital letters such as USD")),
    "USD",
  ),
  symbol: v.nullish(text(8), "$"),
  tax: nullByDefault(v.number()),
  position: v.nullish(v.picklist(["left", "right"]), "left"),
  show_decimals: trueByDefault,
});
