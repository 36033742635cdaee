import { type ReactNode, useState } from "react";
import { reportShopping } from "../../analytics/when-reporting-loaded.ts";
import { useTabSyncedStore } from "../storage/use-tab-synced-store.ts";
import { CartContext, createCartStore } from "./cart-store.ts";

type CartProviderProps = { companyId: string; currency: string; children: ReactNode };

/** Gives the pages below it the cart that this browser keeps for the company. */
export function CartProvider({ companyId, currency, children }: CartProviderProps) {
  const [store] = useState(() =>
    createCartStore(companyId, (before, after) =>
      reportShopping((to) => to.reportCartChange(currency, before, after)),
    ),
  );
  useTabSyncedStore(store);
  return <CartContext value={store}>{children}</CartContext>;
}
