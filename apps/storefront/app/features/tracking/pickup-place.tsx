import type { Order } from "@comanda/contract/orders/order";
import { Card } from "@comanda/ui/controls/card.tsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import Store from "lucide-react/icons/store";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { mapUrl } from "../../links/map-url.ts";
import { orderPageState } from "./state/order-page-state.ts";

/**
 * Shows the address where the customer picks up the order, with a link to the map; hidden after pickup.
 */
export function PickupPlace({ order }: { order: Order }) {
  const t = useText();
  const { company } = useCompanySite();
  const awaitsPickup = order.service_type === "TAKEAWAY" && order.status !== "DELIVERED";
  if (!awaitsPickup || orderPageState(order) !== "under_way") return null;
  if (!company.address || !company.address_enabled) return null;
  const url = mapUrl(company);
  return (
    <Card className="flex flex-col gap-1 pb-2">
      <div className="flex gap-3 pb-2">
        <Store className="mt-0.5 size-5 flex-none" aria-hidden="true" />
        <div className="min-w-0">
          <p className="text-xs text-muted">{t("tracking.pickUpAt")}</p>
          <p>
            <bdi>{company.address}</bdi>
          </p>
        </div>
      </div>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="-mx-4 flex min-h-11 items-center gap-3 border-t border-line ps-12 pe-4 pt-2 font-bold"
        >
          <span className="min-w-0 flex-1 wrap-anywhere">{t("tracking.directions")}</span>
          <ChevronRight
            className="size-5 flex-none text-muted rtl:-scale-x-100"
            aria-hidden="true"
          />
        </a>
      )}
    </Card>
  );
}
