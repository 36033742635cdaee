/**
 * Other forms of the scalars of the wire whose meaning is plain (docs/decisions/0031). Each answers
 * `undefined` where the meaning is not.
 */

const DOTTED = /^[+-]?\d{1,15}(\.\d{1,10})?$/u;
/** Thousands apart by one mark, at least twice or with decimals after the other: 1.234,56; 1,234,567. */
const GROUPED =
  /^[+-]?[1-9]\d{0,2}(?:(?:\.\d{3}){1,4},\d{1,10}|(?:,\d{3}){1,4}\.\d{1,10}|(?:\.\d{3}){2,4}|(?:,\d{3}){2,4})$/u;
const COMMA = /^[+-]?\d{1,15},\d{1,10}$/u;
/** A decimal comma or one that sets thousands apart. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2},\d{3}$/u;

/**
 * A number written as text: `"12.50"`, `"12,50"`, `"1.234,56"`, `"1,234.56"`. Not `"1,234"`, which
 * may be 1234 or 1.234, nor `"$12"`. One dot is JSON's decimal point.
 */
export function parseNumber(given: unknown): number | undefined {
  const text = typeof given === "string" ? given.trim() : "";
  if (DOTTED.test(text)) return Number(text);
  if (GROUPED.test(text)) return Number(removeThousandsMarks(text));
  if (COMMA.test(text) && !AMBIGUOUS.test(text)) return Number(text.replace(",", "."));
  return undefined;
}

/** The last mark is the decimal one, unless it is there before. */
function removeThousandsMarks(text: string): string {
  const marks = text.replace(/[^.,]/gu, "");
  const decimal = marks.at(-1) === marks.at(0) ? "" : (marks.at(-1) ?? "");
  const [whole = "", fraction] = decimal ? text.split(decimal) : [text];
  const digits = whole.replace(/[.,]/gu, "");
  return fraction === undefined ? digits : `${digits}.${fraction}`;
}

/** A number written where a text belongs: an id, a phone number, a name such as 7. */
export function numberAsText(given: unknown): string | undefined {
  if (typeof given === "number" && Number.isFinite(given)) return String(given);
  return typeof given === "bigint" ? String(given) : undefined;
}

/** `"true"`, `"FALSE"`, `1`, `"0"`. */
export function parseBoolean(given: unknown): boolean | undefined {
  const text = String(given).trim().toLowerCase();
  if (text === "true" || text === "1") return true;
  return text === "false" || text === "0" ? false : undefined;
}

/** Other spellings of a word of the wire. */
const SPELLINGS: Readonly<Record<string, string>> = { CANCELED: "CANCELLED" };

/** The option that is written the same but for case and for `_`, `-` and spaces. */
export function matchOption(given: unknown, options: readonly unknown[]): unknown {
  if (typeof given !== "string") return;
  const letters = SPELLINGS[foldCode(given)] ?? foldCode(given);
  return options.find((option) => typeof option === "string" && foldCode(option) === letters);
}

/** What is left of a code without case and punctuation: `Read-only` and `READONLY` are one. */
export function foldCode(code: string): string {
  return code.replace(/[\s_-]/gu, "").toUpperCase();
}

/**
 * `HH:mm` of `9:00`, `09:00:00`, `9h30`, `0930` and `9:00 PM`. 24:00, the end of a day, is 23:59,
 * which is shown as midnight.
 */
export function parseTime(given: unknown): string | undefined {
  const [, hour, minute = "00", half] =
    /^\s*(\d{1,2})(?:[:.h]?(\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*([ap]\.?m\.?)?\s*$/iu.exec(
      String(given),
    ) ?? [];
  if (hour === undefined || Number(minute) > 59) return;
  const isPm = half?.toLowerCase().startsWith("p");
  if (half && (Number(hour) < 1 || Number(hour) > 12)) return;
  const hours = half ? (Number(hour) % 12) + (isPm ? 12 : 0) : Number(hour);
  if (hours === 24 && Number(minute) === 0) return "23:59";
  return hours < 24 ? `${String(hours).padStart(2, "0")}:${minute}` : undefined;
}

/** An instant that is counted from 1970, in seconds or milliseconds: of 2001 and later. */
export function parseEpoch(given: unknown): string | undefined {
  const count = typeof given === "number" ? given : parseNumber(given);
  if (count === undefined || count < 1e9 || count >= 1e14) return;
  return new Date(count < 1e11 ? count * 1000 : count).toISOString();
}

/** Text without control characters, which would deceive its reader, at most `max` long. */
export function sanitizeText(given: unknown, max: number): string | undefined {
  if (typeof given !== "string") return;
  const clean = given.replace(/(?![\n\r\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "");
  return clean.slice(0, max).toWellFormed().trim();
}
