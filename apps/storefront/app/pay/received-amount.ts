import { plainDigits } from "@comanda/domain/digits";
import { type Cents, fromCents, toCents } from "@comanda/domain/money";
import { intlLocale } from "../i18n/locales.ts";

/**
 * An amount as people type it, in cents: `200`, `1,250.50`, `1.250,50` and `١٬٢٥٠٫٥٠` alike. A single
 * separator before exactly three digits is one of thousands. Empty is null, what is no amount is NaN.
 */
export function typedAmount(text: string, currencyCode: string): Cents | null {
  const latin = plainDigits(text).replaceAll("٫", ".").replaceAll("٬", ",");
  const plain = latin.replace(/[^\d.,]/gu, "");
  if (text.trim() === "") return null;
  const [, whole = "", decimals = ""] = /^(.*?)(?:[.,](\d{0,2}))?$/u.exec(plain) ?? [];
  const digits = whole.replace(/[.,]/gu, "");
  if (digits === "" && decimals === "") return Number.NaN;
  return toCents(Number(`${digits || "0"}.${decimals || "0"}`), currencyCode);
}

/** An amount as whoever speaks the language would type it: `12`, `12.50`, `12,50`. */
export function amountToType(amount: Cents, locale: string): string {
  const minimumFractionDigits = amount % 100 === 0 ? 0 : 2;
  const format = { minimumFractionDigits, maximumFractionDigits: 2, useGrouping: false };
  return new Intl.NumberFormat(intlLocale(locale), format).format(fromCents(amount));
}

/** What the customer gets back; null when nothing sensible was said, or it does not cover the total. */
export function changeOf(received: Cents | null, total: Cents | null): Cents | null {
  if (received === null || total === null || !(received >= total)) return null;
  return received - total;
}

/**
 * What is wrong with the amount that is handed over; null when nothing is, or none was said. While the
 * total is not known every amount is enough.
 */
export function receivedFault(
  received: Cents | null,
  total: Cents | null,
): "checkout.receivedInvalid" | "checkout.receivedTooLittle" | null {
  if (received === null) return null;
  if (Number.isNaN(received)) return "checkout.receivedInvalid";
  return received < (total ?? 0) ? "checkout.receivedTooLittle" : null;
}
