import type { Order } from "@comanda/contract/orders/order";
import type { Position } from "@comanda/domain/geo/position";
import { isInProgress } from "@comanda/domain/orders/progress";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { LazyWayMap } from "../../map/lazy-maps.tsx";
import { orderAddress } from "../../order-summary/order-address.ts";

/**
 * Shows restaurant and destination of a delivery on a map while it is in progress. Only the device that
 * ordered gets the address; a restaurant that hides its own has no map.
 */
export function DeliveryWay({ order }: { order: Order }) {
  const t = useText();
  const { company, map: tiles } = useCompanySite();
  const to = positionOf(orderAddress(order));
  const from = company.address_enabled ? positionOf(company) : null;
  if (!(from && to) || order.service_type !== "DELIVERY" || !isInProgress(order)) return null;
  return (
    <LazyWayMap
      from={from}
      to={to}
      tiles={tiles}
      label={t("tracking.wayMap", { name: company.name })}
      className="h-48 rounded-m border border-line lg:h-80"
    />
  );
}

type Place = { latitude?: number | null; longitude?: number | null };

function positionOf(place: Place | null): Position | null {
  const { latitude = null, longitude = null } = place ?? {};
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
