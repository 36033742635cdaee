import { type ReactNode, useState } from "react";
import { useTabSyncedStore } from "../storage/use-tab-synced-store.ts";
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
  useTabSyncedStore(store);
  return <CheckoutContext value={store}>{children}</CheckoutContext>;
}
