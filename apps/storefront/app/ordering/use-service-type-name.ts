import { type ServiceType, serviceTypeKey } from "@comanda/domain/company/service-type";
import { useCompanySite } from "../company/company-site.tsx";
import { useText } from "../i18n/text.ts";

/**
 * Returns the name of a service type; some companies say 'at the seat' for on site (conformance 2.59).
 */
export function useServiceTypeName(): (type: ServiceType) => string {
  const seat = useCompanySite().settings.onsite?.onsite_label === "seat";
  const t = useText();
  return (type) =>
    type === "ONSITE" && seat ? t("serviceType.seat") : t(`serviceType.${serviceTypeKey(type)}`);
}
