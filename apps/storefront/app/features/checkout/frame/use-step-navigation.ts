import {
  type CheckoutScreen,
  checkoutProgress,
  isAddAddressScreen,
  previousScreen,
  screenAfterAnswer,
} from "@comanda/domain/checkout/flow";
import { useCompanySite } from "../../../company/company-site.tsx";
import { checkoutFlowContext } from "../../../session/checkout/checkout-flow.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { useCheckoutTrail } from "../../../session/checkout/checkout-trail.ts";

/** The way through the checkout, seen from the step that is open. */
export function useStepNavigation(screen: CheckoutScreen) {
  const store = useCheckoutStore();
  const site = useCompanySite();
  const { trail, ...trailActions } = useCheckoutTrail();
  const context = () => checkoutFlowContext(site, store.getState());
  const now = context();

  /** The ways of adding an address take each other's place: Back leads from any to the list. */
  const goTo = (target: CheckoutScreen) => {
    if (isAddAddressScreen(screen) && isAddAddressScreen(target)) trailActions.replaceBy(target);
    else trailActions.goTo(target);
  };

  return {
    next: now ? screenAfterAnswer(screen, now) : "order_summary",
    progress: now ? checkoutProgress(trail, now) : { step: 1, of: 1 },
    goTo,
    leave: trailActions.leave,
    /** On, by what is known when it is called. */
    goNext() {
      const current = context();
      if (current) goTo(screenAfterAnswer(screen, current));
    },
    /** The step before, be it one that was passed or the one that the flow has there. */
    goBack() {
      const fresh = context();
      const previous = fresh ? previousScreen(screen, fresh) : "close";
      const wasVisited = trail.length > 1 && previous !== "delivery_address";
      if (previous === "close" || wasVisited) trailActions.back();
      else if (trail.includes(previous)) trailActions.goTo(previous);
      else trailActions.replaceBy(previous);
    },
    /** To the list of addresses, from where one was added. */
    goToAddressList() {
      if (trail.includes("delivery_address")) trailActions.goTo("delivery_address");
      else trailActions.replaceBy("delivery_address");
    },
    /** To the summary, with the list of addresses behind it, wherever the address came from. */
    async goToSummary() {
      if (screen === "delivery_address") trailActions.goTo("order_summary");
      else if (trail.includes("delivery_address")) trailActions.replaceBy("order_summary");
      else await trailActions.replaceByBoth("delivery_address", "order_summary");
    },
  };
}
