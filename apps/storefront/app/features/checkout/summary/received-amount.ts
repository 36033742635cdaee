import { type Cents, toCents } from "@comanda/domain/money";

/**
 * An amount as people type it, in cents: `200`, `1,250.50` and `1.250,50` alike. A single separator
 * before exactly three digits is one of thousands. Empty is null, what is no amount is NaN.
 */
export function typedAmount(text: string, currencyCode: string): Cents | null {
  const plain = text.replace(/[^\d.,]/gu, "");
  if (text.trim() === "") return null;
  const [, whole = "", decimals = ""] = /^(.*?)(?:[.,](\d{0,2}))?$/u.exec(plain) ?? [];
  const digits = whole.replace(/[.,]/gu, "");
  if (digits === "" && decimals === "") return Number.NaN;
  return toCents(Number(`${digits || "0"}.${decimals || "0"}`), currencyCode);
}

/** What the customer gets back; null when nothing sensible was said, or it does not cover the total. */
export function changeOf(received: Cents | null, total: Cents | null): Cents | null {
  if (received === null || total === null || !(received >= total)) return null;
  return received - total;
}
