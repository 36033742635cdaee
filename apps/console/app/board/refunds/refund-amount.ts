import { isExactIn, toCents } from "@comanda/domain/money/cents";
import { toLatinDigits } from "@comanda/domain/text/digits";

export type RefundFault = "unreadable" | "zero" | "decimals" | "tooMuch";

/** What a text for an amount means: null is everything that is left. */
export type RefundAmount =
  | { amount: number | null; fault: null }
  | { amount: null; fault: RefundFault };

/**
 * Reads how much goes back, in major units, with a point or a comma before the decimals. Empty is all
 * of `left`.
 */
export function readRefundAmount(text: string, left: number, currencyCode: string): RefundAmount {
  const trimmed = toLatinDigits(text.normalize("NFKC").trim()).replace(/[,٫]/u, ".");
  if (trimmed === "") return { amount: null, fault: null };
  if (!/^\d{1,9}(?:\.\d{1,6})?$/u.test(trimmed)) return { amount: null, fault: "unreadable" };
  const amount = Number(trimmed);
  if (!isExactIn(amount, currencyCode)) return { amount: null, fault: "decimals" };
  if (amount === 0) return { amount: null, fault: "zero" };
  const isLeft = toCents(amount, currencyCode) <= toCents(left, currencyCode);
  return isLeft ? { amount, fault: null } : { amount: null, fault: "tooMuch" };
}
