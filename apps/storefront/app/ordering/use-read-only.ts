import { useCompanySite } from "../company/company-site.tsx";

/**
 * Returns whether the menu is read-only (conformance 4.43 to 4.46): pages then show no way to order.
 */
export function useReadOnly(): boolean {
  return useCompanySite().refusal?.code === "read_only";
}
