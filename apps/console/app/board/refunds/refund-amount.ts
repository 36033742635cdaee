import { type Currency, toCents } from "@comanda/domain/money/cents";
import { parsePrice } from "../../parts/prices/price-text.ts";

export type RefundFault = "unreadable" | "zero" | "decimals" | "tooMuch";

/** What a text for an amount means: null is everything that is left. */
export type RefundAmount =
  | { amount: number | null; fault: null }
  | { amount: null; fault: RefundFault };

/**
 * Reads how much goes back, in major units, written as a price is: `parsePrice`. Empty is all of `left`.
 */
export function readRefundAmount(text: string, left: number, currency: Currency): RefundAmount {
  const { amount, fault } = parsePrice(text, currency);
  if (fault === "missing") return { amount: null, fault: null };
  if (amount === undefined)
    return { amount: null, fault: fault === "decimals" ? fault : "unreadable" };
  if (amount === 0) return { amount: null, fault: "zero" };
  const isLeft = toCents(amount, currency.code) <= toCents(left, currency.code);
  return isLeft ? { amount, fault: null } : { amount: null, fault: "tooMuch" };
}
