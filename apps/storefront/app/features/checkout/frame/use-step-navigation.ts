import { checkoutProgress } from "@comanda/domain/checkout/checkout-progress";
import {
  type CheckoutScreen,
  type FlowContext,
  isAddAddressScreen,
  previousScreen,
  screenAfterAnswer,
} from "@comanda/domain/checkout/flow";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { type CheckoutTrail, useCheckoutTrail } from "../../../session/checkout/checkout-trail.ts";
import { checkoutFlowContext } from "../../../session/checkout/flow-facts.ts";
import { holdTrail } from "./held-trail.ts";

/**
 * Returns the next step that the customer sees: the screen of a planned address, except the map, goes on to the
 * summary by itself.
 */
function shownNext(next: CheckoutScreen, { plannedScreen }: FlowContext): CheckoutScreen {
  return next === plannedScreen && next !== "delivery_map" ? "order_summary" : next;
}

/** Returns the navigation from the open step. */
export function useStepNavigation(screen: CheckoutScreen) {
  const store = useCheckoutStore();
  const site = useCompanySite();
  const { trail, ...trailActions } = useCheckoutTrail();
  const context = () => checkoutFlowContext(site, store.getState());
  const now = context();
  const replaceFrom = (start: number, screens: CheckoutTrail) =>
    holdTrail(trail, () => trailActions.replaceFrom(start, screens));

  /** Shows the list of addresses in the place of the steps that add one. */
  const goToAddressList = async () => {
    if (trail.includes("delivery_address")) return trailActions.goTo("delivery_address");
    await replaceFrom(firstAddressStep(trail), ["delivery_address"]);
  };

  return {
    next: now ? shownNext(screenAfterAnswer(screen, now), now) : "order_summary",
    progress: now ? checkoutProgress(trail, now) : { step: 1, of: 1 },
    goTo: trailActions.goTo,
    leave: trailActions.leave,
    /** Goes to the next step, by the answers at the time of the call. */
    goNext() {
      const current = context();
      if (current) trailActions.goTo(screenAfterAnswer(screen, current));
    },
    /** Shows another step in the place of this one, which has nothing to show. */
    redirectTo: trailActions.redirectTo,
    /**
     * Goes back: to the list of addresses from the summary and from the steps in which an address is added, if the
     * client has addresses; else to the step that was open before, or that comes before in the flow.
     */
    goBack() {
      const fresh = context();
      const previous = fresh ? previousScreen(screen, fresh) : "close";
      const wasVisited = trail.length > 1 && previous !== "delivery_address";
      if (previous === "close" || wasVisited) trailActions.back();
      else if (previous === "delivery_address") void goToAddressList();
      else trailActions.redirectTo(previous);
    },
    goToAddressList,
    /** Goes to the summary, with only the list of addresses behind it: no step that adds one. */
    async goToSummary() {
      if (screen === "delivery_address") return trailActions.goTo("order_summary");
      const list = trail.indexOf("delivery_address");
      if (list >= 0) await replaceFrom(list + 1, ["order_summary"]);
      else await replaceFrom(firstAddressStep(trail), ["delivery_address", "order_summary"]);
    },
  };
}

/** Returns where the steps that add an address begin in a trail that ends with one. */
function firstAddressStep(trail: CheckoutTrail): number {
  const first = trail.findIndex(isAddAddressScreen);
  return first < 0 ? trail.length - 1 : first;
}
