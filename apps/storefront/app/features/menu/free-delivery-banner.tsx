import "../../i18n/fetch-later-messages.ts";
import { useEffect, useState } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { FreeDeliveryNote } from "../../ordering/free-delivery-note.tsx";
import { freeDeliveryProgress } from "../../ordering/free-delivery-progress.ts";
import { useOrderingContext } from "../../ordering/use-ordering-context.ts";
import { usePricedCart } from "../../ordering/use-priced-cart.ts";
import { readPlanLabel } from "../../session/checkout/plan-label.ts";

/** Milliseconds for which the banner is shown (conformance 9.1). */
const SHOWN_MS = 4_000;

/**
 * Shows how far the cart is from free delivery, for a moment after the first product was added to the cart
 * (conformance 4.23): above the cart bar and the chip of a running order; wide screens have it beside the menu,
 * in the cart. `timesFilled` counts how often that has happened on this page. It gives its place to a note that a dish
 * has sold out (`isHidden`).
 */
export function FreeDeliveryBanner({
  timesFilled,
  isHidden,
}: {
  timesFilled: number;
  isHidden: boolean;
}) {
  const { company, settings } = useCompanySite();
  const { now, qrServiceType } = useOrderingContext();
  const { total } = usePricedCart();
  const [shown, setShown] = useState(false);
  const planned = readPlanLabel(company.id)?.serviceType ?? null;
  const free = freeDeliveryProgress({ company, settings, now, qrServiceType, planned }, total);

  // The live region has to exist before its text: only then is the text read out.
  useEffect(() => {
    if (timesFilled === 0) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [timesFilled]);

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 bottom-[calc(5rem+var(--question,0px)+var(--chip,0px))] z-30 mx-auto max-w-[600px] lg:hidden"
    >
      {shown && free && !isHidden && (
        <div className="rise rounded-m shadow-2">
          <FreeDeliveryNote free={free} />
        </div>
      )}
    </div>
  );
}
