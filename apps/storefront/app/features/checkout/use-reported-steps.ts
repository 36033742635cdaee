import type { CheckoutScreen } from "@comanda/domain/checkout-flow";
import { useEffect, useEffectEvent, useRef } from "react";
import { reportShopping } from "../../analytics/report-shopping.ts";
import { useCheckoutStore } from "../../session/checkout-store.ts";
import { usePricedCart } from "../../shop/priced-cart.ts";
import { useShop } from "../../shop/shop.tsx";

/**
 * Reports that the checkout is opened, and that it comes to the summary, by when it is settled how the
 * order gets to the visitor: once each time that it is opened, whatever way they take in it.
 */
export function useReportedSteps(screen: CheckoutScreen | null): void {
  const { code } = useShop().company.currency;
  const { priced } = usePricedCart();
  const store = useCheckoutStore();
  const reported = useRef({ begun: false, settled: false });

  const report = useEffectEvent((seen: CheckoutScreen | null) => {
    const before = reported.current;
    const settled = seen === "order_summary";
    reported.current = {
      begun: seen !== null,
      settled: seen !== null && (settled || before.settled),
    };
    if (seen !== null && !before.begun) reportShopping((to) => to.beginCheckout(code, priced));
    const { serviceType } = store.getState();
    if (settled && !before.settled && serviceType) {
      reportShopping((to) => to.addShippingInfo(code, priced, serviceType));
    }
  });
  useEffect(() => report(screen), [screen]);
}
