import { toLatinDigits } from "@comanda/domain/text/digits";

export type Bounds = { min: number; max: number; whole?: boolean | undefined };

/** What an unclear text can mean. */
export type Readings = { thousands: number; decimals: number };

/** Digits with the same mark before every three of them: `1.000`, `1 000 000`. */
const THOUSANDS = /^[1-9]\d{0,2}([.,٫٬'’\s])\d{3}(?:\1\d{3})*$/u;
/** One mark that can be that of thousands or of decimals. */
const UNCLEAR = /^\d+[.,]\d{3}$/u;

/**
 * Reads a number with a comma or a point and digits of any script, also before `%` or `km`; null for
 * an empty text. A text is wrong if it has no number, a number out of bounds, or decimals where the
 * number must be whole: there `1.000`, `1,000` and `1 000` are a thousand. Where decimals and thousands
 * are both possible, `1.000` is wrong, because it is one to some and a thousand to others; `1 000` and
 * `1.000.000` are clear.
 */
export function numberIn(
  text: string,
  { min, max, whole }: Bounds,
): { number: number | null; isRight: boolean; readings?: Readings } {
  const typed = toLatinDigits(text.normalize("NFKC").trim()).replace(/\s*(?:%|٪|km)$/iu, "");
  if (typed === "") return { number: null, isRight: true };
  const decimal = typed.replace(/[٫,]/u, ".").replace("−", "-");
  const thousands = typed.replace(/\D/gu, "");
  const isGrouped =
    (whole || max >= 1000) && THOUSANDS.test(typed) && !(typed.includes("٫") && !whole);
  if (isGrouped && !whole && UNCLEAR.test(typed)) {
    const readings = { thousands: Number(thousands), decimals: Number(decimal) };
    return { number: Number.NaN, isRight: false, readings };
  }
  const plain = isGrouped ? thousands : decimal;
  const number = /^-?\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : Number.NaN;
  const isRight = number >= min && number <= max && !(whole && !Number.isInteger(number));
  return { number, isRight };
}

/** Writes a number for a field, as a language does, without marks for thousands: `2,5`. */
export function numberText(number: number, language: string): string {
  return new Intl.NumberFormat(language, {
    useGrouping: false,
    maximumFractionDigits: 10,
  }).format(number);
}

/** Both readings of an unclear text, as a field takes them: `1125` and `1,1250`. */
export function writtenClearly({ thousands, decimals }: Readings, language: string) {
  // A fourth decimal is no group of thousands.
  const fine = new Intl.NumberFormat(language, { useGrouping: false, minimumFractionDigits: 4 });
  return { thousands: numberText(thousands, language), decimals: fine.format(decimals) };
}
