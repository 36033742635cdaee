import { cashDue, changeDue, type ShownCurrency } from "@comanda/domain/money/cash-due";
import {
  type Cents,
  centsPerUnit,
  decimalsOf,
  fromCents,
  toCents,
} from "@comanda/domain/money/cents";
import { toLatinDigits } from "@comanda/domain/text/digits";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";

/**
 * Parses an amount as people type it, to cents: `200`, `1,250.50`, `1.250,50` and `١٬٢٥٠٫٥٠` are
 * all accepted. A single separator before exactly three digits separates thousands, unless the
 * currency has three decimals. An empty text is null, a text that is no amount is NaN.
 */
export function parseTypedAmount(text: string, currencyCode: string): Cents | null {
  const latin = toLatinDigits(text).replaceAll("٫", ".").replaceAll("٬", ",");
  const plain = latin.replace(/[^\d.,]/gu, "");
  if (text.trim() === "") return null;
  const ending =
    decimalsOf(currencyCode) === 3 ? /^(.*?)(?:[.,](\d{0,3}))?$/u : /^(.*?)(?:[.,](\d{0,2}))?$/u;
  const [, whole = "", decimals = ""] = ending.exec(plain) ?? [];
  const digits = whole.replace(/[.,]/gu, "");
  if (digits === "" && decimals === "") return Number.NaN;
  return toCents(Number(`${digits || "0"}.${decimals || "0"}`), currencyCode);
}

/** Formats an amount in cents as people type it in that language: `12`, `12.50`, `12,50`. */
export function formatTypedAmount(amount: Cents, locale: string, currencyCode: string): string {
  const decimals =
    amount % centsPerUnit(currencyCode) === 0 ? 0 : Math.max(2, decimalsOf(currencyCode));
  const format = {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  };
  return new Intl.NumberFormat(intlLocale(locale), format).format(fromCents(amount, currencyCode));
}

/**
 * Returns the change in cents; null when the amount is missing, is no amount, or does not cover the
 * total.
 */
export function cashChange(
  received: Cents | null,
  total: Cents | null,
  currency: ShownCurrency,
): Cents | null {
  if (received === null || total === null || !(received >= cashDue(total, currency))) return null;
  return changeDue(received, total, currency);
}

/**
 * Returns the error of the amount that the customer hands over; null when it is fine or missing. While
 * the total is not known every amount is enough.
 */
export function cashReceivedError(
  received: Cents | null,
  total: Cents | null,
  currency: ShownCurrency,
): "checkout.receivedInvalid" | "checkout.receivedTooLittle" | null {
  if (received === null) return null;
  if (Number.isNaN(received)) return "checkout.receivedInvalid";
  return received < cashDue(total ?? 0, currency) ? "checkout.receivedTooLittle" : null;
}
