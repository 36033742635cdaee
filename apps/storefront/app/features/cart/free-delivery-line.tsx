import type { Cents } from "@comanda/domain/money/cents";
import { useCompanySite } from "../../company/company-site.tsx";
import { FreeDeliveryNote } from "../../ordering/free-delivery-note.tsx";
import { freeDeliveryProgress } from "../../ordering/free-delivery-progress.ts";
import { useOrderingContext } from "../../ordering/use-ordering-context.ts";
import { useCheckout } from "../../session/checkout/checkout-store.ts";

/** Shows the amount that is missing for free delivery, or that delivery is free now. */
export function FreeDeliveryLine({ subtotal }: { subtotal: Cents }) {
  const { company, settings } = useCompanySite();
  const { now, qrServiceType } = useOrderingContext();
  const planned = useCheckout((checkout) => checkout.plan?.serviceType ?? null);
  const free = freeDeliveryProgress({ company, settings, now, qrServiceType, planned }, subtotal);
  if (!free) return null;
  return (
    <div aria-live="polite" className="mx-4 mt-4 lg:mx-0 in-[.order-aside]:mt-0">
      <FreeDeliveryNote free={free} />
    </div>
  );
}
