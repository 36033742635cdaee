import { useCompanySite } from "../company/company-site.tsx";

/**
 * Returns whether the menu is read-only (conformance 4.43 to 4.46): pages then show no way to order.
 */
export function useReadOnly(): boolean {
  return useCompanySite().refusal?.code === "read_only";
}

/**
 * The message that a page shows in place of the ways to order. Settings that could not be loaded are a failure,
 * and not a choice of the restaurant.
 */
export function useReadOnlyHint(): "reason.readOnly" | "error.occurredHint" {
  return useCompanySite().missing.settings ? "error.occurredHint" : "reason.readOnly";
}
