import { type ReactNode, useState } from "react";
import { CheckoutContext, createCheckoutStore } from "./checkout-store.ts";
import { useStored } from "./stored.ts";

export function CheckoutProvider({
  companyId,
  children,
}: {
  companyId: string;
  children: ReactNode;
}) {
  const [store] = useState(() => createCheckoutStore(companyId));
  useStored(store);
  return <CheckoutContext value={store}>{children}</CheckoutContext>;
}
