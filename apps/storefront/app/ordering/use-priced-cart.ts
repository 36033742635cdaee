import { priceLines } from "@comanda/domain/cart/priced-lines";
import { useMemo } from "react";
import { useCompanySite, useMenu } from "../company/company-site.tsx";
import { useCart } from "../session/cart/cart-store.ts";

/**
 * Returns the visitor's cart at the menu's prices. Empty on the server, and until the stored cart is
 * read.
 */
export function usePricedCart() {
  const { categories } = useMenu();
  const { code } = useCompanySite().company.currency;
  const lines = useCart((cart) => cart.lines);
  return useMemo(() => priceLines(categories, lines, code), [categories, lines, code]);
}
