import type { PricedLine } from "@comanda/domain/cart/priced-lines";
import { useEffect, useEffectEvent } from "react";
import { reportShopping } from "../../analytics/when-reporting-loaded.ts";
import { useCompanySite } from "../../company/company-site.tsx";

/** Reports the products of the cart, once for each visit to its page, unless it is empty. */
export function useReportCartView(ready: boolean, rows: readonly PricedLine[]): void {
  const { code } = useCompanySite().company.currency;
  const report = useEffectEvent(() => {
    if (rows.length > 0) reportShopping((to) => to.reportCartView(code, rows));
  });
  useEffect(() => {
    if (ready) report();
  }, [ready]);
}
