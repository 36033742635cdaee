import {
  type Currency,
  decimalsOf,
  isExactIn,
  MAX_AMOUNT,
  WITH_DECIMAL_POINT,
} from "@comanda/domain/money/cents";
import { toLatinDigits } from "@comanda/domain/text/digits";

/** What is wrong with a typed price. `missing` is an empty field. */
export type PriceFault = "missing" | "noPrice" | "unclear" | "negative" | "decimals" | "large";
export type ParsedPrice = { amount: number; fault?: never } | { amount?: never; fault: PriceFault };

type Shown = Pick<Currency, "code" | "show_decimals">;

/**
 * Reads a price as people type it, in major units: `12,50`, `mxn 12`, `12.-`, `$ 1,234.50`, `1 234,5`, `١٢٫٥٠`.
 * The last mark is the decimal one; a third decimal is a fault and never rounded.
 *
 * A single mark with three digits behind it, as in `12,345`, may mean thousands:
 * - A company that shows no decimals gets 12345, but `unclear` where the mark is its own decimal mark: read as decimals
 *   it would be a thousandth of what most people mean.
 * - A company that shows decimals gets `unclear` after the other mark: with a digit too many, `12,34` would be a price a
 *   thousand times as high. After its own decimal mark the digits are decimals.
 */
export function parsePrice(
  typed: string,
  currency: Pick<Currency, "code" | "symbol" | "show_decimals">,
): ParsedPrice {
  const text = toLatinDigits(typed.normalize("NFKC").trim())
    .replaceAll("٫", ".")
    // The Arabic mark of thousands is never a decimal one.
    .replaceAll(/(?<=\d)٬(?=\d{3}(?!\d))/gu, "")
    .replaceAll("٬", ",");
  if (text === "") return { fault: "missing" };
  const bare = withoutCurrency(text, currency);
  if (/^[-−]\s*\d/u.test(bare)) return { fault: "negative" };
  const number = withoutDash(bare).replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, "");
  if (isUnclear(number, currency)) return { fault: "unclear" };
  const plain = plainNumber(number, currency);
  if (plain === null) return { fault: "noPrice" };
  const amount = Number(plain);
  if (amount > MAX_AMOUNT) return { fault: "large" };
  const decimals = plain.split(".")[1]?.replace(/0+$/u, "") ?? "";
  const isExact = decimals.length <= 3 && isExactIn(amount, currency.code);
  return isExact ? { amount } : { fault: "decimals" };
}

/** `12.-`, `12,–` and `12.00 /-` are whole amounts, with a dash where the decimals stand. */
const withoutDash = (text: string): string =>
  text.replace(/(?<=\d)(?:[.,]\s?[-–—−]{1,2}|\.?\s?\/-)$/u, "");

/** How people write their currency beside its symbol. */
const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  AED: ["درهم", "د.إ"],
  ARS: ["pesos"],
  BRL: ["reais"],
  CHF: ["SFr.", "Fr."],
  CLP: ["pesos"],
  CNY: ["元"],
  COP: ["pesos"],
  CZK: ["Kč"],
  EUR: ["Euros", "Euro"],
  HUF: ["Ft"],
  INR: ["Rs.", "Rs"],
  MXN: ["M.N.", "MN", "pesos"],
  PLN: ["zł"],
  RON: ["lei"],
  RUB: ["руб.", "руб"],
  SAR: ["ريال", "ر.س"],
  TRY: ["TL"],
  USD: ["dollars"],
};

function withoutCurrency(text: string, { code, symbol }: Pick<Currency, "code" | "symbol">) {
  // The text is normalized, so the mark is too: `₨` is `Rs` then, and `￥` is `¥`.
  const own = [symbol.normalize("NFKC"), `${code.slice(0, 2)}$`, code, "$", "€", "£", "円"].concat(
    SHORT_NAMES[code] ?? [],
  );
  // The longest first: `$` is a part of `US$`.
  const marked = own
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)
    .map((mark) => mark.toUpperCase())
    .reduce((rest, mark) => rest.replace(mark, "¤"), text.toUpperCase());
  // A sign between digits stays, so that `6€50` is no price of 650.
  return marked.replace(/[\u200e\u200f\u2066-\u2069]/gu, "").replace(/^[\s¤]+|[\s¤]+$/gu, "");
}

/** The digits of a number with at most one point; null for other texts. */
function plainNumber(text: string, currency: Shown): string | null {
  if (!/^[\d.,]*\d[\d.,]*$/u.test(text)) return null;
  const marks = [...text.matchAll(/[.,]/gu)];
  const last = marks.at(-1);
  if (!last) return text;
  const others = new Set(marks.slice(0, -1).map(([mark]) => mark));
  const [whole, end] = [text.slice(0, last.index), text.slice(last.index + 1)];
  const isThousands = others.has(last[0]) || (others.size === 0 && groupsByThree(text, currency));
  if (isThousands) return isGrouped(text, last[0]) ? text.replaceAll(last[0], "") : null;
  const [group] = others;
  if (group !== undefined && (others.size > 1 || !isGrouped(whole, group))) return null;
  return `${group === undefined ? whole : whole.replaceAll(group, "")}.${end}`;
}

/** A number with a single mark before three digits at its end. */
const ONE_GROUP = /^[1-9]\d{0,2}([.,])\d{3}$/u;

/** Whether a number with a single mark may be a thousand times as much as it seems, or a thousandth. */
function isUnclear(text: string, currency: Shown): boolean {
  const areThousands = groupsByThree(text, currency);
  // Where the money has no decimals, three digits behind a mark are thousands, whatever the company shows.
  const showsDecimals = currency.show_decimals && decimalsOf(currency.code) > 0;
  return showsDecimals ? areThousands : !areThousands && ONE_GROUP.test(text);
}

/** Whether a single mark may stand for thousands: no price that the company shows has three decimals. */
function groupsByThree(text: string, { code, show_decimals }: Shown): boolean {
  if (decimalsOf(code) === 3 && show_decimals) return false;
  const [, mark] = ONE_GROUP.exec(text) ?? [];
  if (mark === undefined) return false;
  // After the company's own decimal mark, zeros at the end are decimals: `12.500`.
  const isDecimalMark = mark === (WITH_DECIMAL_POINT.includes(code) ? "." : ",");
  return decimalsOf(code) === 0 || !isDecimalMark;
}

const isGrouped = (text: string, mark: string): boolean => {
  const [first = "", ...rest] = text.split(mark);
  return /^\d{1,3}$/u.test(first) && rest.every((part) => /^\d{3}$/u.test(part));
};

/**
 * Writes a price for a field, as the pages of the company write its amounts: `12.50`, `12,50`, and
 * `12500` where the company shows no decimals. There a third decimal has a zero behind it, so that it is
 * not read as a thousand: `1,2550`.
 */
export function priceText(amount: number, { code, show_decimals }: Currency): string {
  const decimals = decimalsOf(code);
  const isHidden = !show_decimals && Number.isInteger(amount);
  const shown = decimals === 0 || isHidden ? 0 : Math.max(2, decimals);
  const text = amount.toFixed(shown) + (shown === 3 && !show_decimals ? "0" : "");
  return WITH_DECIMAL_POINT.includes(code) ? text : text.replace(".", ",");
}
