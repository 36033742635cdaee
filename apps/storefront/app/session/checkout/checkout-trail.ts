import type { CheckoutScreen } from "@comanda/domain/checkout/flow";
import { useHistoryBack } from "@comanda/ui/web/history-back.ts";
import { useLocation, useNavigate } from "react-router";
import { CART_OPEN, cartMask, isCartOpen } from "../cart/cart-location.ts";

/**
 * The steps that led to the current one, which is the last; empty where the checkout is closed. The
 * trail is the state of the browser's history entry, so that the browser's back button goes one
 * step back and a reload keeps the step.
 */
export type CheckoutTrail = readonly CheckoutScreen[];

/** Returns the steps that a history entry's state has; empty outside the checkout. */
export function parseCheckoutTrail(state: unknown): CheckoutTrail {
  if (typeof state !== "object" || state === null || !("checkout" in state)) return [];
  return Array.isArray(state.checkout) ? state.checkout : [];
}

/**
 * Returns how to reach `screen`: some entries back where the trail contains it, else by a new entry.
 */
export function trailStepTo(
  trail: CheckoutTrail,
  screen: CheckoutScreen,
): { back: number } | { push: CheckoutTrail } {
  const at = trail.lastIndexOf(screen);
  return at >= 0 ? { back: trail.length - 1 - at } : { push: [...trail, screen] };
}

/** For a step that takes the place of the current one. */
const REPLACE = { replace: true };

/**
 * Returns the steps of the checkout that lead to the current one, and how to move between them.
 */
export function useCheckoutTrail() {
  const location = useLocation();
  const { pathname, search, state } = location;
  const navigate = useNavigate();
  const goBack = useHistoryBack();
  const trail = parseCheckoutTrail(state);
  const go = async (checkout: CheckoutTrail, options?: typeof REPLACE) =>
    navigate(pathname + search, {
      state: { checkout, ...(isCartOpen(state) && CART_OPEN) },
      ...options,
      preventScrollReset: true,
      ...cartMask(location),
    });
  const goTo = (screen: CheckoutScreen) => {
    const move = trailStepTo(trail, screen);
    if ("push" in move) void go(move.push);
    else if (move.back > 0) goBack(move.back);
  };
  return {
    trail,
    /** Opens the first step. It replaces a trail whose checkout another tab has ended. */
    open: (screen: CheckoutScreen) => void go([screen], trail.length > 0 ? REPLACE : undefined),
    goTo,
    /** Shows `screen` in the place of the current step; goes back to it where it was shown before. */
    redirectTo(screen: CheckoutScreen) {
      if (trail.includes(screen)) goTo(screen);
      else void go([...trail.slice(0, -1), screen], REPLACE);
    },
    /** Replaces the steps from the one at `start` on, and shows the last of `screens`. */
    async replaceFrom(start: number, screens: CheckoutTrail) {
      const steps = trail.length - 1 - start;
      if (steps > 0) await navigate(-steps);
      for (const at of screens.keys()) {
        const shown = [...trail.slice(0, start), ...screens.slice(0, at + 1)];
        await go(shown, at === 0 ? REPLACE : undefined);
      }
    },
    back: () => goBack(1),
    /** Goes back to the page where the checkout was opened. */
    leave() {
      if (trail.length > 0) goBack(trail.length);
    },
    /**
     * Goes there, and from there to another page in its place. After a reload it may be another page than
     * the one with the checkout, which is gone then: this does not depend on it.
     */
    async leaveTo(page: string) {
      if (trail.length > 0) await navigate(-trail.length);
      await navigate(page, REPLACE);
    },
  };
}
