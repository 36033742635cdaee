import { type Cents, DEFAULT_CURRENCY, formatMoney } from "@comanda/domain/money/cents";
import { isolate } from "@comanda/ui/i18n/isolate.ts";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { useCompanySite } from "./company-site.tsx";

/**
 * Formats an amount in the company's currency: `price(2800)` is `$28.00`. In a language that is
 * written from right to left the amount is isolated, so that its sign and symbol keep their side.
 */
export function usePrice(): (amount: Cents) => string {
  const currency = useCompanySite().company.currency ?? DEFAULT_CURRENCY;
  const locale = useLocale();
  return (amount) => isolate(formatMoney(amount, currency), locale);
}
