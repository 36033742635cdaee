import { safeUrl } from "@comanda/ui/web/safe-url.ts";
import type { CompanySite } from "../company/company-site.tsx";
import { domainStatus } from "../company/domain-status.ts";

/**
 * The registration statuses with which a domain leads to this storefront; empty is an unknown
 * status. A domain with any other status, such as pending or expired, may not work.
 */
const LIVE_DOMAIN_STATUSES = ["", "active", "registered", "verified"];

/**
 * Returns the canonical URL of a page, without a query: at the company's own domain where that
 * works, else at the page's origin (conformance 2.134).
 */
export function canonicalUrl(
  { company, origin }: Pick<CompanySite, "company" | "origin">,
  path: string,
): string {
  const isLive = LIVE_DOMAIN_STATUSES.includes(domainStatus(company));
  const companyUrl = isLive ? safeUrl(company.domain_settings?.url) : null;
  // `safeUrl` also lets mail and phone links pass, which have no pages.
  return new URL(path, companyUrl?.startsWith("http") ? companyUrl : origin).href;
}
