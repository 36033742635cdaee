import type { PricedLine } from "@comanda/domain/cart/lines";
import { useEffect, useEffectEvent } from "react";
import { reportShopping } from "../../analytics/report-shopping.ts";
import { useCompanySite } from "../../company/company-site.tsx";

/** Reports what is in the cart, once each time that a visitor comes to its page with something in it. */
export function useReportCartView(ready: boolean, rows: readonly PricedLine[]): void {
  const { code } = useCompanySite().company.currency;
  const report = useEffectEvent(() => {
    if (rows.length > 0) reportShopping((to) => to.reportCartView(code, rows));
  });
  useEffect(() => {
    if (ready) report();
  }, [ready]);
}
