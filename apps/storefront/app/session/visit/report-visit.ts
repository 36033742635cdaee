import { effectiveTimezone } from "@comanda/domain/hours/time-zone";
import { isPreview } from "../../analytics/preview-visit.ts";
import { reportRequestError } from "../../analytics/request-error.ts";
import { markOncePerVisit } from "./once-per-visit.ts";

type Visited = { id: string; timezone: string };

/**
 * Counts the visit, once, unless it is a preview, which it then is to its end (spec §7, company-visit).
 * A failure is reported, and is otherwise nobody's business. The one call is written out: every
 * visitor's first page makes it, and has no use for the code of the others.
 */
export async function reportVisit(company: Visited, search: string, now: Date): Promise<void> {
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

/** `2026-11-21`, by the company's calendar. Sweden writes dates as ISO 8601 does. */
function companyDate(timezone: string, now: Date): string {
  return new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeZone: effectiveTimezone(timezone),
  }).format(now);
}
