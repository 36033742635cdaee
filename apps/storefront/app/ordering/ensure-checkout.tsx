import { type ReactNode, useContext } from "react";
import { useCompanySite } from "../company/company-site.tsx";
import { useRestoreClient } from "../session/checkout/checkout-client.ts";
import { CheckoutProvider } from "../session/checkout/checkout-provider.tsx";
import { CheckoutContext } from "../session/checkout/checkout-store.ts";

type EnsureCheckoutProps = {
  /** Loads the saved client too, if the page has not. */
  withClient?: boolean;
  children: ReactNode;
};

/**
 * Provides the checkout's store, also on pages without a checkout. The store is kept in the browser, so
 * that the cart page finds there what was chosen on the menu.
 */
export function EnsureCheckout({ withClient = false, children }: EnsureCheckoutProps) {
  const { company } = useCompanySite();
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
  const { company } = useCompanySite();
  useRestoreClient(company.id);
  return null;
}
