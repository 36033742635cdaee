/**
 * The registration statuses with which a domain leads to the storefront; empty is an unknown status. A
 * domain with any other status, such as pending or expired, may not work.
 */
const LIVE_DOMAIN_STATUSES = ["", "active", "registered", "verified"];

/** Returns whether a company's own domain with this registration status leads to its storefront. */
export function isLiveDomain(status: string | null | undefined): boolean {
  return LIVE_DOMAIN_STATUSES.includes(status?.trim().toLowerCase() ?? "");
}
