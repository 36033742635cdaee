import type { CheckoutScreen } from "@comanda/domain/checkout/flow";
import { useEffect, useEffectEvent } from "react";
import { useCheckoutTrail } from "../../session/checkout/checkout-trail.ts";

/** Opens the step whose answer is missing and comes before the open one. */
export function useRedirectToMissingStep(missing: CheckoutScreen | null): void {
  const { redirectTo } = useCheckoutTrail();
  const redirect = useEffectEvent(redirectTo);
  useEffect(() => {
    if (missing) redirect(missing);
  }, [missing]);
}
