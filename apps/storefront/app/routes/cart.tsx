import { openingScreen } from "@comanda/domain/checkout-flow";
import type { ServiceType } from "@comanda/domain/service-type";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { CartPage } from "../features/cart/cart-page.tsx";
import { flowContext } from "../session/checkout-flow.ts";
import { CheckoutProvider } from "../session/checkout-provider.tsx";
import { useCheckout, useCheckoutStore } from "../session/checkout-store.ts";
import { useCheckoutTrail } from "../session/checkout-trail.ts";
import { useSavedClient } from "../session/client.ts";
import { pageHead } from "../shop/page-head.ts";
import { useShop } from "../shop/shop.tsx";
import type { Route } from "./+types/cart";

const loadCheckout = () => import("../features/checkout/checkout.tsx");
const Checkout = lazy(async () => ({ default: (await loadCheckout()).Checkout }));

/** Without a network it is fetched when it is needed. */
function preloadCheckout(): void {
  loadCheckout().catch(() => undefined);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(matches[0].loaderData, "/cart", ({ company: { name } }, t) => ({
    title: `${t("cart.title")} · ${name}`,
  }));
}

export default function Cart() {
  const { company } = useShop();
  return (
    <CheckoutProvider companyId={company.id}>
      <CartWithCheckout />
    </CheckoutProvider>
  );
}

/** The cart, and over it the checkout, whose code comes when the visitor is about to order. */
function CartWithCheckout() {
  const { company, settings } = useShop();
  const store = useCheckoutStore();
  const clientChecked = useCheckout((checkout) => checkout.clientChecked);
  const { trail, open: openAt } = useCheckoutTrail();
  const [opening, setOpening] = useState<ServiceType | null>(null);
  const [failed, setFailed] = useState(false);
  const [used, setUsed] = useState(false);
  useSavedClient(company.id);

  // Whoever looks at the cart is about to order: the code comes once the page has settled.
  useEffect(() => {
    const timer = setTimeout(preloadCheckout, 1_000);
    return () => clearTimeout(timer);
  }, []);

  // Once open it stays there, for it outlives its steps until the order's page is reached. The
  // server knows of no steps: this comes after hydration.
  useEffect(() => {
    if (trail.length > 0) setUsed(true);
  }, [trail.length]);

  const open = useEffectEvent(async (type: ServiceType) => {
    const loaded = await loadCheckout().then(
      () => true,
      () => false,
    );
    // With a network the code is gone, as after a new release: the page is fetched anew (spec §8).
    if (!loaded && navigator.onLine) return window.location.reload();
    setOpening(null);
    setFailed(!loaded);
    if (!loaded) return;
    store.getState().begin(type);
    const context = flowContext(settings, store.getState());
    if (context) openAt(openingScreen(context));
  });

  // Which step comes first depends on whether the customer is known.
  useEffect(() => {
    if (opening && clientChecked) void open(opening);
  }, [opening, clientChecked]);

  return (
    <>
      <CartPage onOrder={setOpening} opening={opening} failed={failed} />
      {used && (
        <Suspense>
          <Checkout />
        </Suspense>
      )}
    </>
  );
}
