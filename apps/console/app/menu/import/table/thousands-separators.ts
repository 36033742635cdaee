import type { Currency } from "@comanda/domain/money/cents";
import { toLatinDigits } from "@comanda/domain/text/digits";
import type { FileMenu, ThousandsReading } from "./file-menu.ts";
import type { Line } from "./line.ts";
import { parseFilePrice } from "./parse-file-price.ts";

/** The columns with amounts. */
export const AMOUNTS = ["price", "price_before", "sale_price", "choice_price"] as const;

type Read = { lines: Line[]; thousands?: NonNullable<FileMenu["thousands"]> };

/** A number with both marks says which of them stands for thousands: `1.234,50`, `$1,234.50`. */
const BOTH =
  /(?<![\d.,])\d{1,3}(?:\.\d{3})+,\d{1,2}(?!\d)|(?<![\d.,])\d{1,3}(?:,\d{3})+\.\d{1,2}(?!\d)/u;

/** A single mark before three digits, which is a decimal mark or stands for thousands. */
const ONE_GROUP = /(?<![\d.,])\d{1,3}([.,])\d{3}(?![\d.,])/u;

/**
 * Reads `2.000` as two thousand where another amount of the file, such as `1.234,50`, says what its marks mean, or where only this
 * fits the other prices. Elsewhere `wanted` is what the owner chose, and without it such a price stays unclear.
 */
export function withoutThousandsSeparators(
  lines: readonly Line[],
  currency: Currency,
  wanted?: ThousandsReading,
): Read {
  const texts = lines.flatMap(({ cells }) =>
    AMOUNTS.flatMap((column) => (cells[column] ? [toLatinDigits(cells[column])] : [])),
  );
  const marks = new Set(texts.flatMap(thousandsMark));
  const [mark] = marks;
  if (mark !== undefined)
    return { lines: marks.size === 1 ? withAmounts(lines, plainWithout(mark)) : [...lines] };
  const unclear = texts.filter((text) => parseFilePrice(text, currency).fault === "unclear");
  const unclearMarks = new Set(unclear.map((text) => ONE_GROUP.exec(text)?.[1]));
  const [only] = unclearMarks;
  const [sample] = unclear;
  if (sample === undefined || only === undefined || unclearMarks.size > 1)
    return { lines: [...lines] };
  const areThousands = onlyThousandsFit(texts, unclear, only, currency);
  const read = wanted ?? (areThousands ? "thousands" : null);
  const thousands = { read, sample };
  if (read === null) return { lines: [...lines], thousands };
  const written = read === "thousands" ? plainWithout(only) : plainDecimals(only);
  return { lines: withAmounts(lines, written), thousands };
}

function thousandsMark(text: string): ("." | ",")[] {
  const [number] = BOTH.exec(text) ?? [];
  if (number === undefined) return [];
  return [number.includes(",") && number.indexOf(".") < number.indexOf(",") ? "." : ","];
}

/** How much dearer than the usual price of a menu a dish may be. */
const DEAREST = 40;
const LEAST_OTHERS = 2;

/**
 * Whether the other prices tell that a mark stands for thousands: it has one or two digits behind it nowhere, these prices would be
 * far below all others as decimals, and are near the usual one as thousands. Both readings differ by a thousand, so that
 * one of them never fits.
 */
function onlyThousandsFit(
  texts: readonly string[],
  unclear: readonly string[],
  mark: string,
  currency: Currency,
): boolean {
  const decimals = new RegExp(String.raw`\d[${mark}]\d{1,2}(?!\d)`, "u");
  if (texts.some((text) => decimals.test(text))) return false;
  const others = texts
    .flatMap((text) => parseFilePrice(text, currency).amount ?? [])
    .filter(Boolean)
    .toSorted((one, other) => one - other);
  const [least = 0] = others;
  const usual = others[Math.floor(others.length / 2)] ?? 0;
  return (
    others.length >= LEAST_OTHERS &&
    unclear.every((text) => {
      const amount = Number((ONE_GROUP.exec(text)?.[0] ?? "").replace(mark, ""));
      return amount <= usual * DEAREST && amount / 1000 < least / 2;
    })
  );
}

const plainWithout = (mark: string) => {
  const grouped = new RegExp(String.raw`(?<![\d.,])\d{1,3}(?:[${mark}]\d{3})+(?![\d.,])`, "gu");
  return (text: string) =>
    toLatinDigits(text).replaceAll(grouped, (each) => each.replaceAll(mark, ""));
};

/** Writes the digits behind the mark without the zeros at their end, so that they are decimals. */
const plainDecimals = (mark: string) => {
  const group = new RegExp(String.raw`(?<![\d.,])(\d{1,3})[${mark}](\d{3})(?![\d.,])`, "gu");
  return (text: string) =>
    toLatinDigits(text).replaceAll(group, (_, whole: string, end: string) =>
      end.endsWith("0") ? `${whole}.${end.slice(0, 2)}` : `${whole}.${end}0`,
    );
};

const withAmounts = (lines: readonly Line[], written: (text: string) => string): Line[] =>
  lines.map((line) => {
    const amounts = AMOUNTS.flatMap((column) => {
      const cell = line.cells[column];
      return cell === undefined ? [] : [[column, written(cell)] as const];
    });
    return { ...line, cells: { ...line.cells, ...Object.fromEntries(amounts) } };
  });
