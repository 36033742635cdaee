import type { Product } from "@comanda/contract/companies/menu";
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { reportShopping } from "../../analytics/report-shopping.ts";
import { useCompanySite } from "../../company/company-site.tsx";

/** Reports a product whose sheet is opened, and whether it was opened on the menu. */
export function useReportProductView(product: Product | undefined): void {
  const { code } = useCompanySite().company.currency;
  const { state } = useLocation();
  const report = useEffectEvent(() => {
    if (product) reportShopping((to) => to.reportItemView(code, product, Boolean(state?.fromMenu)));
  });
  const id = product?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports once for each product
  useEffect(() => report(), [id]);
}
