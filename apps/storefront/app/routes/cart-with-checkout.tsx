import { openingScreen } from "@comanda/domain/checkout/flow";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { LazyPart, loadPart, preloadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useWhenReachable } from "@comanda/ui/web/use-online.ts";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { useCompanySite } from "../company/company-site.tsx";
import { useEditedLine } from "../features/cart/use-edited-line.ts";
import type { CartActions } from "../features/cart/view/cart-actions.ts";
import { CartOffers } from "../features/rewards/cart-offers.tsx";
import { useText } from "../i18n/text.ts";
import { LazySheet } from "../lazy/lazy-sheet.tsx";
import { useReadOnly } from "../ordering/use-read-only.ts";
import { useRestoreClient } from "../session/checkout/checkout-client.ts";
import { checkoutFlowContext } from "../session/checkout/checkout-flow.ts";
import { useCheckout, useCheckoutStore } from "../session/checkout/checkout-store.ts";
import { useCheckoutTrail } from "../session/checkout/checkout-trail.ts";

const loadEditing = async () =>
  (await import("../features/product/edit-line-sheet.tsx")).EditLineSheet;
const loadCheckout = async () => (await import("../features/checkout/checkout.tsx")).Checkout;

/** Loads the code of the checkout and of the edit sheet together with the cart's (decision 35). */
export function preloadCheckout(): void {
  preloadPart(loadCheckout);
  preloadPart(loadEditing);
}

/**
 * Shows a cart (its page, or the one on the menu) with the checkout over it, whose code is loaded when
 * the visitor is about to order.
 */
export function CartWithCheckout({ cart: Cart }: { cart: ComponentType<CartActions> }) {
  const t = useText();
  const site = useCompanySite();
  const { company } = site;
  const store = useCheckoutStore();
  const clientChecked = useCheckout((checkout) => checkout.clientChecked);
  const { trail, open: openAt } = useCheckoutTrail();
  const [opening, setOpening] = useState<ServiceType | null>(null);
  const [failed, setFailed] = useState<{ type: ServiceType; wasUnreachable: boolean } | null>(null);
  const [used, setUsed] = useState(false);
  const readOnly = useReadOnly();
  const editing = useEditedLine();
  useRestoreClient(company.id);

  // A visitor with a cart will probably order, so the code is loaded once the page is ready.
  useEffect(() => {
    const timer = setTimeout(preloadCheckout, 1_000);
    return () => clearTimeout(timer);
  }, []);

  // Once opened, the checkout stays mounted, because it is needed after its last step until the order's
  // page is shown. In an effect, because the server does not know the steps.
  useEffect(() => {
    if (trail.length > 0) setUsed(true);
  }, [trail.length]);

  const open = useEffectEvent(async (type: ServiceType) => {
    const result = await loadPart(loadCheckout);
    setOpening(null);
    setFailed(result.part ? null : { type, wasUnreachable: result.reason === "unreachable" });
    if (!result.part) return;
    store.getState().start(type);
    const context = checkoutFlowContext(site, store.getState());
    if (context) openAt(openingScreen(context));
  });

  // The first step depends on whether the customer is known.
  useEffect(() => {
    if (opening && clientChecked) void open(opening);
  }, [opening, clientChecked]);

  // The notice promises that a checkout that failed to open does so when the server is reachable.
  useWhenReachable(
    failed !== null && opening === null,
    () => setOpening(failed?.type ?? null),
    failed?.wasUnreachable ?? false,
  );

  return (
    <>
      <Cart
        onOrder={setOpening}
        onEdit={editing.edit}
        opening={opening}
        failed={failed !== null}
        offers={<CartOffers />}
      />
      <LazySheet
        load={loadEditing}
        title={t("cart.change")}
        props={{ open: editing.hash !== null, hash: editing.hash, onClose: editing.close }}
      />
      {used && !readOnly && <LazyPart load={loadCheckout} props={{}} />}
    </>
  );
}
