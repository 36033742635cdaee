import { type ReactNode, useState } from "react";
import { CartContext, createCartStore } from "./cart-store.ts";
import { useStored } from "./stored.ts";

export function CartProvider({ companyId, children }: { companyId: string; children: ReactNode }) {
  const [store] = useState(() => createCartStore(companyId));
  useStored(store);
  return <CartContext value={store}>{children}</CartContext>;
}
