import { create } from "zustand";
import { type CheckoutTrail, useCheckoutTrail } from "../../../session/checkout/checkout-trail.ts";

const useHeld = create<{ trail: CheckoutTrail | null }>(() => ({ trail: null }));

/**
 * Keeps the step of `trail` on the screen while `move` goes through other entries of the browser's history:
 * no step between is shown, reported or asked for what it misses.
 */
export async function holdTrail(trail: CheckoutTrail, move: () => Promise<void>): Promise<void> {
  useHeld.setState({ trail });
  try {
    await move();
  } finally {
    useHeld.setState({ trail: null });
  }
}

/** Returns the steps that led to the one on the screen: those of the browser's history entry, unless they are held. */
export function useShownTrail(): CheckoutTrail {
  const { trail } = useCheckoutTrail();
  return useHeld((held) => held.trail) ?? trail;
}
