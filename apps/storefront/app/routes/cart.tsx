import "../i18n/later-messages.ts";
import { openingScreen } from "@comanda/domain/checkout-flow";
import type { ServiceType } from "@comanda/domain/service-type";
import { useEffect, useEffectEvent, useState } from "react";
import { CartPage } from "../features/cart/cart-page.tsx";
import { useEditedLine } from "../features/cart/edited-line.ts";
import { CartOffers } from "../features/rewards/cart-offers.tsx";
import { OfferSheets } from "../features/rewards/offer-sheets.tsx";
import { useText } from "../i18n/text.tsx";
import { pageHead } from "../page/page-head.ts";
import { flowContext } from "../session/checkout-flow.ts";
import { CheckoutProvider } from "../session/checkout-provider.tsx";
import { useCheckout, useCheckoutStore } from "../session/checkout-store.ts";
import { useCheckoutTrail } from "../session/checkout-trail.ts";
import { useSavedClient } from "../session/client.ts";
import { useWhenReachable } from "../session/online.ts";
import { LazySheet } from "../shop/lazy-sheet.tsx";
import { useReadOnly } from "../shop/read-only.ts";
import { useShop } from "../shop/shop.tsx";
import { LazyPart, loadPart, preloadPart } from "../ui/lazy-part.tsx";
import type { Route } from "./+types/cart";

const loadEditing = async () =>
  (await import("../features/product/edit-line-sheet.tsx")).EditLineSheet;
const loadCheckout = async () => (await import("../features/checkout/checkout.tsx")).Checkout;

/** What the cart leads to: its code comes with the cart's own (decision 35). */
export const handle = {
  preload: () => {
    preloadPart(loadCheckout);
    preloadPart(loadEditing);
  },
};

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(matches[0].loaderData, "/cart", ({ company: { name } }, t) => ({
    title: `${t("cart.title")} · ${name}`,
    unlisted: true,
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
  const t = useText();
  const shop = useShop();
  const { company } = shop;
  const store = useCheckoutStore();
  const clientChecked = useCheckout((checkout) => checkout.clientChecked);
  const { trail, open: openAt } = useCheckoutTrail();
  const [opening, setOpening] = useState<ServiceType | null>(null);
  const [failed, setFailed] = useState<{ type: ServiceType; wasUnreachable: boolean } | null>(null);
  const [used, setUsed] = useState(false);
  const readOnly = useReadOnly();
  const editing = useEditedLine();
  useSavedClient(company.id);

  // Whoever looks at the cart is about to order: the code comes once the page has settled.
  useEffect(() => {
    const timer = setTimeout(() => preloadPart(loadCheckout), 1_000);
    return () => clearTimeout(timer);
  }, []);

  // Once open it stays there, for it outlives its steps until the order's page is reached. The
  // server knows of no steps: this comes after hydration.
  useEffect(() => {
    if (trail.length > 0) setUsed(true);
  }, [trail.length]);

  const open = useEffectEvent(async (type: ServiceType) => {
    const result = await loadPart(loadCheckout);
    setOpening(null);
    setFailed(result.part ? null : { type, wasUnreachable: result.reason === "unreachable" });
    if (!result.part) return;
    store.getState().begin(type);
    const context = flowContext(shop, store.getState());
    if (context) openAt(openingScreen(context));
  });

  // Which step comes first depends on whether the customer is known.
  useEffect(() => {
    if (opening && clientChecked) void open(opening);
  }, [opening, clientChecked]);

  // As its notice says, what could not be opened opens by itself.
  useWhenReachable(
    failed !== null && opening === null,
    () => setOpening(failed?.type ?? null),
    failed?.wasUnreachable ?? false,
  );

  return (
    <>
      <CartPage
        onOrder={setOpening}
        onEdit={editing.edit}
        opening={opening}
        failed={failed !== null}
        offers={<CartOffers />}
      />
      <OfferSheets />
      <LazySheet
        load={loadEditing}
        title={t("cart.change")}
        props={{ open: editing.hash !== null, hash: editing.hash, onClose: editing.close }}
      />
      {used && !readOnly && <LazyPart load={loadCheckout} props={{}} />}
    </>
  );
}
