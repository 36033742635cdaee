import { priceLines } from "@comanda/domain/cart";
import { useMemo } from "react";
import { useCart } from "../session/cart-store.ts";
import { useMenu, useShop } from "./shop.tsx";

/** The visitor's cart at the menu's prices; empty on the server and until the browser has read it. */
export function usePricedCart() {
  const { categories } = useMenu();
  const { code } = useShop().company.currency;
  const lines = useCart((cart) => cart.lines);
  return useMemo(() => priceLines(categories, lines, code), [categories, lines, code]);
}
