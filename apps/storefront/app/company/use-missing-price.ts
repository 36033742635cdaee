import { missingShown } from "@comanda/domain/money/cash-due";
import { type Cents, DEFAULT_CURRENCY } from "@comanda/domain/money/cents";
import { useCompanySite } from "./company-site.tsx";
import { usePrice } from "./use-price.ts";

/** Formats what a cart lacks to a minimum: see `missingShown`. */
export function useMissingPrice(): (missing: Cents) => string {
  const currency = useCompanySite().company.currency ?? DEFAULT_CURRENCY;
  const price = usePrice();
  return (missing) => price(missingShown(missing, currency));
}
