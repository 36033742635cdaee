import type { CheckoutScreen } from "@comanda/domain/checkout/flow";
import { useLocation, useNavigate } from "react-router";
import { useHistoryBack } from "../../web/history-back.ts";

/**
 * The checkout's steps on the way to the one that is seen, which is the last; none when it is
 * closed. The trail is the state of the browser's history entry, so that the browser's own back
 * button goes a step back and a reload stays where it was.
 */
export type CheckoutTrail = readonly CheckoutScreen[];

export function parseCheckoutTrail(state: unknown): CheckoutTrail {
  if (typeof state !== "object" || state === null || !("checkout" in state)) return [];
  return Array.isArray(state.checkout) ? state.checkout : [];
}

/** How to get to `screen`: back by so many entries when it was passed, else by a new one. */
export function trailStepTo(
  trail: CheckoutTrail,
  screen: CheckoutScreen,
): { back: number } | { push: CheckoutTrail } {
  const at = trail.lastIndexOf(screen);
  return at >= 0 ? { back: trail.length - 1 - at } : { push: [...trail, screen] };
}

export function useCheckoutTrail() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const goBack = useHistoryBack();
  const trail = parseCheckoutTrail(state);
  const go = async (checkout: CheckoutTrail, replace: boolean) =>
    navigate(pathname + search, { state: { checkout }, replace, preventScrollReset: true });
  return {
    trail,
    /** The first step. A trail that is there already is one that another tab has ended. */
    open: (screen: CheckoutScreen) => void go([screen], trail.length > 0),
    goTo(screen: CheckoutScreen) {
      const way = trailStepTo(trail, screen);
      if ("push" in way) void go(way.push, false);
      else if (way.back > 0) goBack(way.back);
    },
    /** Puts another step in the place of the one that is seen. */
    replaceBy: (screen: CheckoutScreen) => void go([...trail.slice(0, -1), screen], true),
    /** The same by two steps, of which the second is seen. */
    async replaceByBoth(first: CheckoutScreen, second: CheckoutScreen) {
      const before = trail.slice(0, -1);
      await go([...before, first], true);
      await go([...before, first, second], false);
    },
    back: () => goBack(1),
    /** Back to where the checkout was opened. */
    leave() {
      if (trail.length > 0) goBack(trail.length);
    },
  };
}
