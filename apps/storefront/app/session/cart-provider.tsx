import { type ReactNode, useState } from "react";
import { reportShopping } from "../analytics/report-shopping.ts";
import { CartContext, createCartStore } from "./cart-store.ts";
import { useStored } from "./stored.ts";

type CartProviderProps = { companyId: string; currency: string; children: ReactNode };

export function CartProvider({ companyId, currency, children }: CartProviderProps) {
  const [store] = useState(() =>
    createCartStore(companyId, (before, after) =>
      reportShopping((to) => to.changeCart(currency, before, after)),
    ),
  );
  useStored(store);
  return <CartContext value={store}>{children}</CartContext>;
}
