import { type ReactNode, useState } from "react";
import { usePersistedStore } from "../storage/persisted-store.ts";
import { CheckoutContext, createCheckoutStore } from "./checkout-store.ts";

/** Gives the pages below it the checkout that this browser keeps for the company. */
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
