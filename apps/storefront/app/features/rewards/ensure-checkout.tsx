import { type ReactNode, useContext } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { useRestoreClient } from "../../session/checkout/checkout-client.ts";
import { CheckoutProvider } from "../../session/checkout/checkout-provider.tsx";
import { CheckoutContext } from "../../session/checkout/checkout-store.ts";

type EnsureCheckoutProps = {
  /** Asks who the visitor is, where the page has not. */
  withClient?: boolean;
  children: ReactNode;
};

/**
 * What is chosen here is kept for the checkout, also on pages that have none: what those keep, the
 * cart's finds in the browser.
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
