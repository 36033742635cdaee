import type { Product } from "@comanda/contract/menu";
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { reportShopping } from "../../analytics/report-shopping.ts";
import { useShop } from "../../shop/shop.tsx";

/** Reports a product whose sheet is opened, and that it was picked on the menu where it was. */
export function useSeenProduct(product: Product | undefined): void {
  const { code } = useShop().company.currency;
  const { state } = useLocation();
  const seen = useEffectEvent(() => {
    if (product) reportShopping((to) => to.viewItem(code, product, Boolean(state?.fromMenu)));
  });
  const id = product?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product is another look
  useEffect(() => seen(), [id]);
}
