import type { ServiceType } from "@comanda/domain/company/service-type";
import { averageDeliveryMinutes } from "@comanda/domain/delivery/average-minutes";
import { useCompanySite } from "../company/company-site.tsx";
import { useText } from "../i18n/text.ts";

/** `25–35 min`: how long a delivery takes on average; null where the restaurant gives no time. */
export function useDeliveryMinutes(): string | null {
  const t = useText();
  const minutes = averageDeliveryMinutes(useCompanySite().settings.delivery);
  return minutes && t("checkout.minutes", { minutes: minutes.replace("-", "–") });
}

/**
 * Returns a function to how long an order of a type takes: `25–35 min` for a delivery, `Ready in about 20 min`
 * for a takeaway; null where that is not known, and for other types.
 */
export function useTypeMinutes(): (type: ServiceType) => string | null {
  const t = useText();
  const delivery = useDeliveryMinutes();
  const { takeaway } = useCompanySite().settings;
  const minutes = averageDeliveryMinutes(takeaway);
  const ready = minutes && t("checkout.readyIn", { minutes: minutes.replace("-", "–") });
  return (type) => {
    if (type === "DELIVERY") return delivery;
    return type === "TAKEAWAY" ? ready : null;
  };
}
