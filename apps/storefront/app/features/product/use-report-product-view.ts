import type { Product } from "@comanda/contract/companies/menu";
import { afterPaint } from "@comanda/ui/page/after-paint.ts";
import { useEffect, useEffectEvent } from "react";
import { reportShopping } from "../../analytics/when-reporting-loaded.ts";
import { useCompanySite } from "../../company/company-site.tsx";

/** Reports a product whose sheet is opened, and whether it was opened on the menu. */
export function useReportProductView(product: Product | undefined, fromMenu: boolean): void {
  const { code } = useCompanySite().company.currency;
  const report = useEffectEvent(() => {
    if (product) reportShopping((to) => to.reportItemView(code, product, fromMenu));
  });
  const id = product?.id;
  useEffect(() => {
    if (id !== undefined) return afterPaint(report);
  }, [id]);
}
