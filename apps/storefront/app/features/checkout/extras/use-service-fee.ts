import { type ServiceType, serviceTypeKey } from "@comanda/domain/company/service-type";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { useCompanySite, useMenu } from "../../../company/company-site.tsx";

/**
 * Returns the service fee of a type by the company's order settings: those of the page's menu, or fetched
 * where the page came without them. `setting` is null while they are not known.
 */
export function useServiceFee(serviceType: ServiceType) {
  const loaded = useMenu().orderSettings;
  const companyId = useCompanySite().company.id;
  const input = loaded ? null : { params: { companyId } };
  const { answer, failed, retry } = useApiQuery("readOrderSettings", input);
  const setting = (loaded ?? answer)?.[serviceTypeKey(serviceType)]?.service_fee ?? null;
  return { setting, failed, retry };
}
