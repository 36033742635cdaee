import { toLatinDigits } from "@comanda/domain/text/digits";

/** The digits 0 to 9 of a typed code or PIN: `123 456` as apps show it, and `١٢٣٤٥٦`. */
export function typedDigits(text: string): string {
  return toLatinDigits(text.normalize("NFKC")).replaceAll(/[\s\p{Cf}\p{Pd}]/gu, "");
}
