import { openingScreen } from "@comanda/domain/checkout/flow";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { loadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useWhenReachable } from "@comanda/ui/web/use-online.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useCompanySite } from "../company/company-site.tsx";
import { useNow } from "../hours/current-time.tsx";
import { useCheckout, useCheckoutStore } from "../session/checkout/checkout-store.ts";
import { useCheckoutTrail } from "../session/checkout/checkout-trail.ts";
import { checkoutFlowContext } from "../session/checkout/flow-facts.ts";

export const loadCheckout = async () =>
  (await import("../features/checkout/checkout.tsx")).Checkout;

/**
 * Opens the checkout over a cart, whose code is loaded when the visitor is about to order; `preload`
 * loads it once the page is ready, because a visitor with a cart will probably order.
 */
export function useCheckoutOpening(preload: () => void) {
  const site = useCompanySite();
  const store = useCheckoutStore();
  const now = useNow();
  const clientChecked = useCheckout((checkout) => checkout.clientChecked);
  const { open: openAt } = useCheckoutTrail();
  const [opening, setOpening] = useState<ServiceType | null>(null);
  const [failed, setFailed] = useState<{ type: ServiceType; wasUnreachable: boolean } | null>(null);

  useEffect(() => {
    const timer = setTimeout(preload, 1_000);
    return () => clearTimeout(timer);
  }, [preload]);

  const open = useEffectEvent(async (type: ServiceType) => {
    const result = await loadPart(loadCheckout);
    setOpening(null);
    setFailed(result.part ? null : { type, wasUnreachable: result.reason === "unreachable" });
    if (!result.part) return;
    store.getState().start(type, now);
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
  return { opening, open: setOpening, failed: failed !== null };
}

/**
 * Returns whether the checkout was opened. It then stays mounted, because it is needed after its last
 * step until the order's page is shown.
 */
export function useCheckoutUsed(): boolean {
  const { trail } = useCheckoutTrail();
  const [used, setUsed] = useState(false);
  // In an effect, because the server does not know the steps.
  useEffect(() => {
    if (trail.length > 0) setUsed(true);
  }, [trail.length]);
  return used;
}
