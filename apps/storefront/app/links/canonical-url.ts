import type { CompanySite } from "../company/company-site.tsx";
import { domainStatus } from "../company/domain-status.ts";
import { safeUrl } from "./safe-url.ts";

/**
 * With what is said of a registration a domain leads here: nothing, or one of these. One that is still
 * pending, has failed or is over may lead nowhere, and an unknown word may mean just that.
 */
const LIVE_DOMAIN_STATUSES = ["", "active", "registered", "verified"];

/**
 * A page's one address, without a query: at the company's own domain where it has one that is
 * there (spec §2, Structured data).
 */
export function canonicalUrl(
  { company, origin }: Pick<CompanySite, "company" | "origin">,
  path: string,
): string {
  const isThere = LIVE_DOMAIN_STATUSES.includes(domainStatus(company));
  const own = isThere ? safeUrl(company.domain_settings?.url) : null;
  // A mail or phone address leads somewhere too, but no page is below it.
  return new URL(path, own?.startsWith("http") ? own : origin).href;
}
