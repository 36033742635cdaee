import { type ReactNode, useState } from "react";
import { CheckoutContext, createCheckoutStore, useStoredCheckout } from "./checkout-store.ts";

export function CheckoutProvider({
  companyId,
  children,
}: {
  companyId: string;
  children: ReactNode;
}) {
  const [store] = useState(() => createCheckoutStore(companyId));
  useStoredCheckout(store);
  return <CheckoutContext value={store}>{children}</CheckoutContext>;
}
