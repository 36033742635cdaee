import { openingScreen } from "@comanda/domain/checkout/flow";
import { Button } from "@comanda/ui/controls/button.tsx";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useNow } from "../../../hours/current-time.tsx";
import { useText } from "../../../i18n/text.ts";
import { useOfferedServiceTypes } from "../../../ordering/service-types.tsx";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { useCheckoutTrail } from "../../../session/checkout/checkout-trail.ts";
import { checkoutFlowContext } from "../../../session/checkout/flow-facts.ts";

/** Returns whether the restaurant takes orders to collect now. */
export function useOffersTakeaway(): boolean {
  return useOfferedServiceTypes().some(({ type, available }) => type === "TAKEAWAY" && available);
}

/**
 * Goes on with a takeaway, after an address or the delivery itself was refused; nothing where there is no
 * takeaway.
 */
export function TakeawayInstead() {
  const t = useText();
  const site = useCompanySite();
  const store = useCheckoutStore();
  const now = useNow();
  const { open } = useCheckoutTrail();
  if (!useOffersTakeaway()) return null;
  const goOn = () => {
    const { comments, start, update } = store.getState();
    start("TAKEAWAY", now);
    update({ comments });
    const flow = checkoutFlowContext(site, store.getState());
    if (flow) open(openingScreen(flow));
  };
  return (
    <Button look="plain" onClick={goOn}>
      {t("how.takeawayInstead")}
    </Button>
  );
}
