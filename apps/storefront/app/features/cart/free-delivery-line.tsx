import type { Cents } from "@comanda/domain/money/cents";
import Bike from "lucide-react/icons/bike";
import { useCompanySite } from "../../company/company-site.tsx";
import { usePrice } from "../../company/use-price.ts";
import { useText } from "../../i18n/text.ts";
import { freeDeliveryProgress } from "../../ordering/free-delivery-progress.ts";
import { useOrderingContext } from "../../ordering/use-ordering-context.ts";
import { useCheckout } from "../../session/checkout/checkout-store.ts";

/** Shows the amount that is missing for free delivery, or that delivery is free now. */
export function FreeDeliveryLine({ subtotal }: { subtotal: Cents }) {
  const t = useText();
  const price = usePrice();
  const { company, settings } = useCompanySite();
  const { now, qrServiceType } = useOrderingContext();
  const planned = useCheckout((checkout) => checkout.plan?.serviceType ?? null);
  const free = freeDeliveryProgress({ company, settings, now, qrServiceType, planned }, subtotal);
  if (!free) return null;
  return (
    <p className="mx-4 mt-4 flex items-center gap-3 rounded-m bg-positive-soft px-4 py-3.5 text-positive lg:mx-0">
      <Bike className="size-5 flex-none" aria-hidden="true" />
      <span className="tabular min-w-0" aria-live="polite">
        {free.missing > 0
          ? t("cart.freeMissing", { missing: price(free.missing) })
          : t("cart.freeReached")}
      </span>
    </p>
  );
}
