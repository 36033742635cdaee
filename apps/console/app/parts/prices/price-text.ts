import { type Currency, decimalsOf, isExactIn, MAX_AMOUNT } from "@comanda/domain/money/cents";
import { toLatinDigits } from "@comanda/domain/text/digits";

/** What is wrong with a typed price. `missing` is an empty field. */
export type PriceFault = "missing" | "noPrice" | "unclear" | "negative" | "decimals" | "large";
export type ParsedPrice = { amount: number; fault?: never } | { amount?: never; fault: PriceFault };

/** The currencies whose amounts the pages write with a point before the decimals. */
const WITH_DECIMAL_POINT = ["USD", "MXN"];

/**
 * Reads a price as people type it, in major units: `12,50`, `12.50`, `$ 1,234.50`, `1 234,5`, `١٢٫٥٠`.
 * The last mark is the decimal one, except where three digits follow it as after a mark of thousands
 * and the company shows no decimals. Where it does, `12,345` is unclear: a finger that slipped would
 * make a price a thousand times as high. A third decimal is a fault and never rounded.
 */
export function parsePrice(
  typed: string,
  currency: Pick<Currency, "code" | "symbol" | "show_decimals">,
): ParsedPrice {
  const text = toLatinDigits(typed.normalize("NFKC").trim())
    .replaceAll("٫", ".")
    .replaceAll("٬", ",");
  if (text === "") return { fault: "missing" };
  const bare = withoutCurrency(text, currency);
  if (/^[-−]\s*\d/u.test(bare)) return { fault: "negative" };
  const number = bare.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, "");
  if (currency.show_decimals && groupsByThree(number, currency.code)) return { fault: "unclear" };
  const plain = plainNumber(number, currency.code);
  if (plain === null) return { fault: "noPrice" };
  const amount = Number(plain);
  if (amount > MAX_AMOUNT) return { fault: "large" };
  const decimals = plain.split(".")[1]?.replace(/0+$/u, "") ?? "";
  const isExact = decimals.length <= 3 && isExactIn(amount, currency.code);
  return isExact ? { amount } : { fault: "decimals" };
}

function withoutCurrency(text: string, { code, symbol }: Pick<Currency, "code" | "symbol">) {
  // The text is normalized, so the mark is too: `₨` is `Rs` then, and `￥` is `¥`.
  const marks = [symbol.normalize("NFKC"), code, "$", "€", "£", "円"].filter(Boolean);
  const marked = marks.reduce((rest, mark) => rest.replace(mark, ""), text);
  return marked.replace(/[\u200e\u200f\u2066-\u2069]/gu, "").trim();
}

/** The digits of a number with at most one point; null for other texts. */
function plainNumber(text: string, code: string): string | null {
  if (!/^[\d.,]*\d[\d.,]*$/u.test(text)) return null;
  const marks = [...text.matchAll(/[.,]/gu)];
  const last = marks.at(-1);
  if (!last) return text;
  const others = new Set(marks.slice(0, -1).map(([mark]) => mark));
  const [whole, end] = [text.slice(0, last.index), text.slice(last.index + 1)];
  const isThousands = others.has(last[0]) || (others.size === 0 && groupsByThree(text, code));
  if (isThousands) return isGrouped(text, last[0]) ? text.replaceAll(last[0], "") : null;
  const [group] = others;
  if (group !== undefined && (others.size > 1 || !isGrouped(whole, group))) return null;
  return `${group === undefined ? whole : whole.replaceAll(group, "")}.${end}`;
}

/** Whether a single mark may stand for thousands: no price of this currency has three decimals. */
function groupsByThree(text: string, code: string): boolean {
  if (decimalsOf(code) === 3) return false;
  const [, mark] = /^[1-9]\d{0,2}([.,])\d{3}$/u.exec(text) ?? [];
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
 * `12500` where the company shows no decimals.
 */
export function priceText(amount: number, { code, show_decimals }: Currency): string {
  const shown = show_decimals || !Number.isInteger(amount) ? Math.max(2, decimalsOf(code)) : 0;
  const text = amount.toFixed(decimalsOf(code) === 0 ? 0 : shown);
  return WITH_DECIMAL_POINT.includes(code) ? text : text.replace(".", ",");
}
