import type { CheckoutScreen } from "@comanda/domain/checkout/flow";
import { useEffect, useEffectEvent, useRef } from "react";
import { reportShopping } from "../../analytics/when-reporting-loaded.ts";
import { useCompanySite } from "../../company/company-site.tsx";
import { usePricedCart } from "../../ordering/use-priced-cart.ts";
import { useCheckoutStore } from "../../session/checkout/checkout-store.ts";

/**
 * Reports that the checkout opened, and that it reached the summary, where the service type is
 * final: each once per opening.
 */
export function useReportCheckoutEvents(screen: CheckoutScreen | null): void {
  const { code } = useCompanySite().company.currency;
  const { priced } = usePricedCart();
  const store = useCheckoutStore();
  const reported = useRef({ opened: false, atSummary: false });

  const report = useEffectEvent((seen: CheckoutScreen | null) => {
    const before = reported.current;
    const settled = seen === "order_summary";
    reported.current = {
      opened: seen !== null,
      atSummary: seen !== null && (settled || before.atSummary),
    };
    if (seen !== null && !before.opened)
      reportShopping((to) => to.reportCheckoutStart(code, priced));
    const { serviceType } = store.getState();
    if (settled && !before.atSummary && serviceType) {
      reportShopping((to) => to.reportShippingInfo(code, priced, serviceType));
    }
  });
  useEffect(() => report(screen), [screen]);
}
