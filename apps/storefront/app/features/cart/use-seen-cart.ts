import type { PricedLine } from "@comanda/domain/cart";
import { useEffect, useEffectEvent } from "react";
import { reportShopping } from "../../analytics/report-shopping.ts";
import { useShop } from "../../shop/shop.tsx";

/** Reports what is in the cart, once each time that a visitor comes to its page with something in it. */
export function useSeenCart(ready: boolean, rows: readonly PricedLine[]): void {
  const { code } = useShop().company.currency;
  const seen = useEffectEvent(() => {
    if (rows.length > 0) reportShopping((to) => to.viewCart(code, rows));
  });
  useEffect(() => {
    if (ready) seen();
  }, [ready]);
}
