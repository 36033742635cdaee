import { toLatinDigits } from "../text/digits.ts";

/**
 * Converts Arabic and Persian digits and compatibility characters to plain ones, and removes the
 * invisible characters that numbers copied from contacts contain.
 */
export function normalizePhoneCharacters(text: string): string {
  return toLatinDigits(text.normalize("NFKC").replace(/\p{Cf}/gu, ""));
}
