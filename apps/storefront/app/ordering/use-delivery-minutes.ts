import { averageDeliveryMinutes } from "@comanda/domain/delivery/price-settings";
import { useCompanySite } from "../company/company-site.tsx";
import { useText } from "../i18n/text.ts";

/** `25–35 min`: how long a delivery takes on average; null where the restaurant gives no time. */
export function useDeliveryMinutes(): string | null {
  const t = useText();
  const minutes = averageDeliveryMinutes(useCompanySite().settings.delivery);
  return minutes && t("checkout.minutes", { minutes: minutes.replace("-", "–") });
}
