import { type Cents, DEFAULT_CURRENCY, formatMoney } from "@comanda/domain/money/cents";
import { isolateAmount } from "@comanda/ui/i18n/isolate.ts";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { useCompanySite } from "./company-site.tsx";

/**
 * Formats an amount in the company's currency: `price(2800)` is `$28.00`. The amount is
 * isolated where sign and symbol would change their side.
 */
export function usePrice(): (amount: Cents) => string {
  const currency = useCompanySite().company.currency ?? DEFAULT_CURRENCY;
  const locale = useLocale();
  return (amount) => isolateAmount(formatMoney(amount, currency), locale);
}
