import type { CheckoutScreen } from "@comanda/domain/checkout/flow";
import { useEffect, useEffectEvent } from "react";
import { useCheckoutTrail } from "../../session/checkout/checkout-trail.ts";

/** Leads to the step whose answer is missing before the one that is seen can ask its own. */
export function useRedirectToMissingStep(missing: CheckoutScreen | null): void {
  const { trail, replaceBy, goTo } = useCheckoutTrail();
  const redirect = useEffectEvent((to: CheckoutScreen) => {
    if (trail.includes(to)) goTo(to);
    else replaceBy(to);
  });
  useEffect(() => {
    if (missing) redirect(missing);
  }, [missing]);
}
