import { effectiveTimezone } from "@comanda/domain/hours/effective-timezone";
import { isPreview } from "../../analytics/preview-visit.ts";
import { reportRequestError } from "../../analytics/request-error.ts";
import { markOncePerVisit } from "./once-per-visit.ts";

type VisitedCompany = { id: string; timezone: string };

/**
 * Counts the visit once (conformance 7.26, 7.27). A visit that starts as a preview is never
 * counted. A failure is only reported. The request does not use the API client: every first page
 * makes it, and should not load the client's code for it.
 */
export async function reportVisit(
  company: VisitedCompany,
  search: string,
  now: Date,
): Promise<void> {
  if (!markOncePerVisit(`visit.${company.id}`) || isPreview(search)) return;
  const query = new URLSearchParams({
    company_id: company.id,
    date: companyDate(company.timezone, now),
  });
  const url = `/ms-reports/public/company-visit?${query}`;
  const method = "PATCH";
  const status = await fetch(url, { method, keepalive: true }).then(
    (answer) => (answer.ok ? null : answer.status),
    () => 0,
  );
  if (status !== null) reportRequestError({ method, url, status });
}

/**
 * Returns the date in the company's time zone: `2026-11-21`. The Swedish format is that of ISO 8601.
 */
function companyDate(timezone: string, now: Date): string {
  return new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeZone: effectiveTimezone(timezone),
  }).format(now);
}
