import { useCompanySite } from "../company/company-site.tsx";

/**
 * Returns whether the menu is read-only (conformance 4.43 to 4.46): pages then show no way to order.
 */
export function useReadOnly(): boolean {
  return useCompanySite().refusal?.code === "read_only";
}

/** The key of what a page says in place of a way to order: settings that were not loaded are no choice of the restaurant. */
export function useReadOnlyHint(): "reason.readOnly" | "error.occurredHint" {
  return useCompanySite().missing.settings ? "error.occurredHint" : "reason.readOnly";
}
