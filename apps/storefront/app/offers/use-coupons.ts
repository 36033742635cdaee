import { useApiQuery } from "../api/use-api-query.ts";

/** Returns the company's published coupons, fetched while `enabled`; null until they are loaded. */
export function useCoupons(companyId: string, enabled: boolean) {
  const input = enabled ? { params: { companyId } } : null;
  const { answer: coupons, failed, retry } = useApiQuery("listCoupons", input);
  return { coupons, failed, retry };
}
