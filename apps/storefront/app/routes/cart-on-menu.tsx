import { useEffect } from "react";
import { useLocation } from "react-router";
import { useCompanySite } from "../company/company-site.tsx";
import { CartOverMenu } from "../features/cart/cart-over-menu.tsx";
import { CheckoutProvider } from "../session/checkout/checkout-provider.tsx";
import { useCheckoutStore } from "../session/checkout/checkout-store.ts";
import { CartWithCheckout } from "./cart-with-checkout.tsx";

/** Shows the cart on the menu, and the checkout over it. */
export function CartOnMenu() {
  const { company } = useCompanySite();
  return (
    <CheckoutProvider companyId={company.id}>
      <ReadChosenOffers />
      <CartWithCheckout cart={CartOverMenu} />
    </CheckoutProvider>
  );
}

/** The menu's sheets of coupons and rewards write to the stored checkout, and close by a step back. */
function ReadChosenOffers() {
  const store = useCheckoutStore();
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheets are open while the query says so
  useEffect(() => void store.persist.rehydrate(), [store, search]);
  return null;
}
