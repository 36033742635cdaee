import type { Order } from "@comanda/contract/orders/order";
import { type ReactNode, useMemo } from "react";
import { CompanySiteProvider, useCompanySite } from "../../company/company-site.tsx";

type InOrderCurrencyProps = { order: Pick<Order, "currency">; children: ReactNode };

/**
 * Shows amounts in the currency of the order: the company may have changed its own after it. An order
 * without a currency, as of another backend, is shown in the company's.
 */
export function InOrderCurrency({ order: { currency }, children }: InOrderCurrencyProps) {
  const site = useCompanySite();
  const ordered = useMemo(
    () =>
      currency && currency.code !== site.company.currency.code
        ? { ...site, company: { ...site.company, currency } }
        : site,
    [site, currency],
  );
  return <CompanySiteProvider site={ordered}>{children}</CompanySiteProvider>;
}
