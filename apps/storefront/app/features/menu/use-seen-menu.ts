import { useEffect, useEffectEvent } from "react";
import { reportShopping } from "../../analytics/report-shopping.ts";
import { useMenu, useShop } from "../../shop/shop.tsx";

/** Reports what the menu shows, once each time that a visitor comes to it. */
export function useSeenMenu(): void {
  const { categories } = useMenu();
  const { code } = useShop().company.currency;
  const seen = useEffectEvent(() => reportShopping((to) => to.viewItemList(code, categories)));
  useEffect(() => seen(), []);
}
