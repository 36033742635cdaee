import { type ReactNode, useState } from "react";
import { CartContext, createCartStore, useStoredCart } from "./cart-store.ts";

export function CartProvider({ companyId, children }: { companyId: string; children: ReactNode }) {
  const [store] = useState(() => createCartStore(companyId));
  useStoredCart(store);
  return <CartContext value={store}>{children}</CartContext>;
}
