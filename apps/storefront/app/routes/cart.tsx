import "../i18n/fetch-later-messages.ts";
import { useCompanySite } from "../company/company-site.tsx";
import { CartPage } from "../features/cart/cart-page.tsx";
import { OfferSheets } from "../features/rewards/offer-sheets.tsx";
import { pageHead } from "../page/page-head.ts";
import { CheckoutProvider } from "../session/checkout/checkout-provider.tsx";
import type { Route } from "./+types/cart";
import { CartWithCheckout, preloadCheckout } from "./cart-with-checkout.tsx";

/** Loads the code of the checkout and of the edit sheet together with the cart's (decision 35). */
export const handle = { preload: preloadCheckout };

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(matches[0].loaderData, "/cart", ({ company: { name } }, t) => ({
    title: `${t("cart.title")} · ${name}`,
    unlisted: true,
  }));
}

export default function Cart() {
  const { company } = useCompanySite();
  return (
    <CheckoutProvider companyId={company.id}>
      <CartWithCheckout cart={CartPage} />
      <OfferSheets />
    </CheckoutProvider>
  );
}
