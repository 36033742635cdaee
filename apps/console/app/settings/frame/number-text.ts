import { toLatinDigits } from "@comanda/domain/text/digits";

export type Bounds = { min: number; max: number; whole?: boolean | undefined };

/**
 * Reads a number with a comma or a point and digits of any script, also before `%` or `km`; null for
 * an empty text. A text is wrong if it has no number, a number out of bounds, or decimals where the
 * number must be whole.
 */
export function numberIn(
  text: string,
  { min, max, whole }: Bounds,
): { number: number | null; isRight: boolean } {
  const plain = toLatinDigits(text.normalize("NFKC").trim())
    .replace(/\s*(?:%|٪|km)$/iu, "")
    .replace(/[٫,]/u, ".")
    .replace("−", "-");
  if (plain === "") return { number: null, isRight: true };
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
