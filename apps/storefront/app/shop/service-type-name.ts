import { type ServiceType, serviceKey } from "@comanda/domain/service-type";
import { useText } from "../i18n/text.tsx";
import { useShop } from "./shop.tsx";

/** The name of a service type for the customer; some companies say 'at the seat' for on site (spec §2). */
export function useServiceTypeName(): (type: ServiceType) => string {
  const seat = useShop().settings.onsite?.onsite_label === "seat";
  const t = useText();
  return (type) =>
    type === "ONSITE" && seat ? t("serviceType.seat") : t(`serviceType.${serviceKey(type)}`);
}
