import { checkoutProgress } from "@comanda/domain/checkout/checkout-progress";
import {
  type CheckoutScreen,
  type FlowContext,
  isAddAddressScreen,
  previousScreen,
  screenAfterAnswer,
} from "@comanda/domain/checkout/flow";
import { useCompanySite } from "../../../company/company-site.tsx";
import { checkoutFlowContext } from "../../../session/checkout/checkout-flow.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { useCheckoutTrail } from "../../../session/checkout/checkout-trail.ts";

/** Returns the next step that the customer sees: that of a planned address goes on by itself. */
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

  /**
   * The screens that add an address replace each other: Back leads from each of them to the list.
   */
  const goTo = (target: CheckoutScreen) => {
    if (isAddAddressScreen(screen) && isAddAddressScreen(target)) trailActions.replaceBy(target);
    else trailActions.goTo(target);
  };

  return {
    next: now ? shownNext(screenAfterAnswer(screen, now), now) : "order_summary",
    progress: now ? checkoutProgress(trail, now) : { step: 1, of: 1 },
    goTo,
    leave: trailActions.leave,
    /** Goes to the next step, by the answers at the time of the call. */
    goNext() {
      const current = context();
      if (current) goTo(screenAfterAnswer(screen, current));
    },
    /**
     * Goes back: to the step that was open before, or else to the step that comes before in the
     * flow.
     */
    goBack() {
      const fresh = context();
      const previous = fresh ? previousScreen(screen, fresh) : "close";
      const wasVisited = trail.length > 1 && previous !== "delivery_address";
      if (previous === "close" || wasVisited) trailActions.back();
      else if (trail.includes(previous)) trailActions.goTo(previous);
      else trailActions.replaceBy(previous);
    },
    /** Goes from a screen that adds an address to the list. */
    goToAddressList() {
      if (trail.includes("delivery_address")) trailActions.goTo("delivery_address");
      else trailActions.replaceBy("delivery_address");
    },
    /** Goes to the summary, with the list of addresses behind it in the history. */
    async goToSummary() {
      if (screen === "delivery_address") trailActions.goTo("order_summary");
      else if (trail.includes("delivery_address")) trailActions.replaceBy("order_summary");
      else await trailActions.replaceByBoth("delivery_address", "order_summary");
    },
  };
}
