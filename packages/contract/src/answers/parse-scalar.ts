/**
 * Parsers for other forms of the wire's scalars (decision 31). Each returns `undefined` if the meaning
 * is not certain.
 */

const DOTTED = /^[+-]?\d{1,15}(\.\d{1,10})?$/u;
/**
 * Groups of thousands with one mark, twice or more, or with decimals after the other mark: 1.234,56;
 * 1,234,567.
 */
const GROUPED =
  /^[+-]?[1-9]\d{0,2}(?:(?:\.\d{3}){1,4},\d{1,10}|(?:,\d{3}){1,4}\.\d{1,10}|(?:\.\d{3}){2,4}|(?:,\d{3}){2,4})$/u;
const COMMA = /^[+-]?\d{1,15},\d{1,10}$/u;
/** The comma may be a decimal comma or separate thousands. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2},\d{3}$/u;

/**
 * Parses a number in a text: `"12.50"`, `"12,50"`, `"1.234,56"`, `"1,234.56"`. Refuses `"1,234"`, which
 * may be 1234 or 1.234, and `"$12"`. A single dot is the decimal point, as in JSON.
 */
export function parseNumber(value: unknown): number | undefined {
  const text = typeof value === "string" ? value.trim() : "";
  if (DOTTED.test(text)) return Number(text);
  if (GROUPED.test(text)) return Number(removeThousandsMarks(text));
  if (COMMA.test(text) && !AMBIGUOUS.test(text)) return Number(text.replace(",", "."));
  return undefined;
}

/** The last mark is the decimal mark, unless it is the same as the first. */
function removeThousandsMarks(text: string): string {
  const marks = text.replace(/[^.,]/gu, "");
  const decimal = marks.at(-1) === marks.at(0) ? "" : (marks.at(-1) ?? "");
  const [whole = "", fraction] = decimal ? text.split(decimal) : [text];
  const digits = whole.replace(/[.,]/gu, "");
  return fraction === undefined ? digits : `${digits}.${fraction}`;
}

/** The whole pieces of a stock such as 2.5 or `"2.5"`. */
export function wholePieces(value: unknown): number | undefined {
  const number = typeof value === "number" ? value : parseNumber(value);
  return number === undefined ? undefined : Math.floor(number);
}

/** Accepts a number where a text belongs: an id, a phone number, a name such as 7. */
export function numberAsText(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "bigint" ? String(value) : undefined;
}

/** Returns a scalar as text; an object's `toString` may itself be odd. */
function scalarText(value: unknown): string {
  return typeof value === "object" ? "" : String(value);
}

/** Parses `"true"`, `"FALSE"`, `1`, `"0"`. */
export function parseBoolean(value: unknown): boolean | undefined {
  const text = scalarText(value).trim().toLowerCase();
  if (text === "true" || text === "1") return true;
  return text === "false" || text === "0" ? false : undefined;
}

/** Other spellings of a code. */
const SPELLINGS: Readonly<Record<string, string>> = { CANCELED: "CANCELLED" };

/** Finds the option that equals the text without case, `_`, `-` and spaces. */
export function matchOption(value: unknown, options: readonly unknown[]): unknown {
  if (typeof value !== "string") return;
  const code = SPELLINGS[foldCode(value)] ?? foldCode(value);
  return options.find((option) => typeof option === "string" && foldCode(option) === code);
}

/** Removes case and punctuation of a code: `Read-only` and `READONLY` become equal. */
export function foldCode(code: string): string {
  return code.replace(/[\s_-]/gu, "").toUpperCase();
}

/**
 * Converts `9:00`, `09:00:00`, `9h30`, `0930` and `9:00 PM` to `HH:mm`. 24:00, the end of a day,
 * becomes 23:59, which the pages show as midnight.
 */
export function parseTime(value: unknown): string | undefined {
  const [, hour, minute = "00", half] =
    /^\s*(\d{1,2})(?:[:.h]?(\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*([ap]\.?m\.?)?\s*$/iu.exec(
      scalarText(value),
    ) ?? [];
  if (hour === undefined || Number(minute) > 59) return;
  const isPm = half?.toLowerCase().startsWith("p");
  if (half && (Number(hour) < 1 || Number(hour) > 12)) return;
  const hours = half ? (Number(hour) % 12) + (isPm ? 12 : 0) : Number(hour);
  if (hours === 24 && Number(minute) === 0) return "23:59";
  return hours < 24 ? `${String(hours).padStart(2, "0")}:${minute}` : undefined;
}

/** Converts seconds or milliseconds since 1970 to an ISO 8601 instant; refuses instants before 2001. */
export function parseEpoch(value: unknown): string | undefined {
  const count = typeof value === "number" ? value : parseNumber(value);
  if (count === undefined || count < 1e9 || count >= 1e14) return;
  return new Date(count < 1e11 ? count * 1000 : count).toISOString();
}

/** Removes control characters, which can deceive the reader, and cuts the text at `max` characters. */
export function sanitizeText(value: unknown, max: number): string | undefined {
  if (typeof value !== "string") return;
  const clean = value.replace(/(?![\n\r\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "");
  return clean.slice(0, max).toWellFormed().trim();
}
