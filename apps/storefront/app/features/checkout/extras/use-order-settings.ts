import { useApiQuery } from "../../../api/use-api-query.ts";
import { useCompanySite, useMenu } from "../../../company/company-site.tsx";

/**
 * Returns the company's order settings: those of the page's menu, or fetched where the page came
 * without them.
 */
export function useOrderSettings() {
  const loaded = useMenu().orderSettings;
  const companyId = useCompanySite().company.id;
  const input = loaded ? null : { params: { companyId } };
  const { answer, failed, retry } = useApiQuery("readOrderSettings", input);
  return { orderSettings: loaded ?? answer, failed, retry };
}
