import { useCompanySite } from "../company/company-site.tsx";

/**
 * Whether nothing is ordered here at any time (spec §4, Menu is read-only): nothing that orders is
 * shown then.
 */
export function useReadOnly(): boolean {
  return useCompanySite().refusal?.code === "read_only";
}
