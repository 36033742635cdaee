import { type ReactNode, useContext } from "react";
import { CheckoutProvider } from "../../session/checkout-provider.tsx";
import { CheckoutContext } from "../../session/checkout-store.ts";
import { useSavedClient } from "../../session/client.ts";
import { useShop } from "../../shop/shop.tsx";

type WithCheckoutProps = {
  /** Asks who the visitor is, where the page has not. */
  withClient?: boolean;
  children: ReactNode;
};

/**
 * What is chosen here is kept for the checkout, also on pages that have none: what those keep, the
 * cart's finds in the browser.
 */
export function WithCheckout({ withClient = false, children }: WithCheckoutProps) {
  const { company } = useShop();
  const inCheckout = useContext(CheckoutContext) !== null;
  if (inCheckout) return children;
  return (
    <CheckoutProvider companyId={company.id}>
      {withClient && <SavedClient />}
      {children}
    </CheckoutProvider>
  );
}

function SavedClient() {
  const { company } = useShop();
  useSavedClient(company.id);
  return null;
}
