import type { Cents } from "@comanda/domain/money";
import Bike from "lucide-react/icons/bike";
import { useText } from "../../i18n/text.tsx";
import { freeDelivery } from "../../shop/free-delivery.ts";
import { usePrice } from "../../shop/money.ts";
import { useOrderingContext } from "../../shop/ordering-context.ts";
import { useShop } from "../../shop/shop.tsx";

/** What the cart lacks for a free delivery, or that it lacks nothing. */
export function FreeDeliveryLine({ goods }: { goods: Cents }) {
  const t = useText();
  const price = usePrice();
  const { company, settings } = useShop();
  const { now, qrServiceType } = useOrderingContext();
  const free = freeDelivery({ company, settings, now, qrServiceType }, goods);
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
