import type { PlannedScreen } from "@comanda/domain/checkout/flow";
import { useEffect, useState } from "react";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";

/**
 * Returns whether this step is that of the planned address: the checkout then skips it, if
 * nothing is missing. Only the first time: a customer who comes back to the step wants to change it.
 */
export function usePlannedStep(screen: PlannedScreen): boolean {
  const store = useCheckoutStore();
  const [isPlanned] = useState(() => store.getState().plannedScreen === screen);
  useEffect(() => {
    const { plannedScreen, update } = store.getState();
    if (plannedScreen) update({ plannedScreen: null });
  }, [store]);
  return isPlanned;
}
