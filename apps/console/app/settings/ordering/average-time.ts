import { toLatinDigits } from "@comanda/domain/text/digits";

/** The average time of a delivery as it is stored: the storefront reads the digits 0 to 9 alone. */
export const averageTimeText = (typed: string): string =>
  toLatinDigits(typed.normalize("NFKC")).replaceAll(/[\p{Pd}\u2212]/gu, "-");
