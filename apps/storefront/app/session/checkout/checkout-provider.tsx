import { type ReactNode, useState } from "react";
import { usePersistedStore } from "../storage/persisted-store.ts";
import { CheckoutContext, createCheckoutStore } from "./checkout-store.ts";

export function CheckoutProvider({
  companyId,
  children,
}: {
  companyId: string;
  children: ReactNode;
}) {
  const [store] = useState(() => createCheckoutStore(companyId));
  usePersistedStore(store);
  return <CheckoutContext value={store}>{children}</CheckoutContext>;
}
