import { type Cents, DEFAULT_CURRENCY, formatMoney } from "@comanda/domain/money/cents";
import { isolate } from "../i18n/isolate.ts";
import { useLocale } from "../i18n/text.tsx";
import { useCompanySite } from "./company-site.tsx";

/**
 * Writes an amount as the company writes its prices: `price(2800)` is `$28.00`, set apart among words
 * that run from right to left, so that sign and symbol stay on their side.
 */
export function usePrice(): (amount: Cents) => string {
  const currency = useCompanySite().company.currency ?? DEFAULT_CURRENCY;
  const locale = useLocale();
  return (amount) => isolate(formatMoney(amount, currency), locale);
}
