import { type Currency, formatMoney, toCents } from "@comanda/domain/money/cents";
import { parsePrice } from "../../parts/prices/price-text.ts";

export type RefundFault = "unreadable" | "unclear" | "zero" | "decimals" | "tooMuch";

/** What a text for an amount means: null is everything that is left. */
export type RefundAmount =
  | { amount: number | null; fault: null }
  | { amount: null; fault: RefundFault };

/**
 * Reads how much goes back, in major units, written as a price is: `parsePrice`. Empty is all of `left`, and so
 * is what the page shows of it: where the company shows no decimals, 13,999.60 is read as 14,000.
 */
export function readRefundAmount(text: string, left: number, currency: Currency): RefundAmount {
  const { amount, fault } = parsePrice(text, currency);
  if (fault === "missing") return { amount: null, fault: null };
  if (amount === undefined) {
    const isOwn = fault === "decimals" || fault === "unclear";
    return { amount: null, fault: isOwn ? fault : "unreadable" };
  }
  if (amount === 0) return { amount: null, fault: "zero" };
  const all = toCents(left, currency.code);
  if (
    !currency.show_decimals &&
    formatMoney(toCents(amount, currency.code), currency) === formatMoney(all, currency)
  )
    return { amount: null, fault: null };
  const isLeft = toCents(amount, currency.code) <= all;
  return isLeft ? { amount, fault: null } : { amount: null, fault: "tooMuch" };
}
