import { withoutFinalDot } from "@comanda/contract/fields/final-dot";
import { isLiveDomain } from "@comanda/domain/company/live-domain";
import { safeUrl } from "@comanda/ui/web/safe-url.ts";
import type { CompanySite } from "../company/company-site.tsx";

/**
 * Returns the canonical URL of a page, without a query: at the company's own domain where that
 * works, else at the page's origin (conformance 2.134). A final dot of the host is left out: it is the
 * same site.
 */
export function canonicalUrl(
  { company, origin }: Pick<CompanySite, "company" | "origin">,
  path: string,
): string {
  const isLive = isLiveDomain(company.domain_settings?.registration_status);
  const companyUrl = isLive ? safeUrl(company.domain_settings?.url) : null;
  // `safeUrl` also lets mail and phone links pass, which have no pages.
  const url = new URL(path, companyUrl?.startsWith("http") ? companyUrl : origin);
  url.hostname = withoutFinalDot(url.hostname);
  return url.href;
}
