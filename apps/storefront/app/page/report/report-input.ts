import type { ApiClient } from "@comanda/contract/calls/api-client";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { stripControlCharacters } from "@comanda/ui/web/strip-control-characters.ts";

/** The reasons to report a site; the messages `report.reason.*` have the same names. */
export const REPORT_REASONS = ["information", "food", "offensive", "fraud", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The largest lengths that the API accepts, in characters. */
export const MAX_DESCRIPTION = 1000;
const MAX_CONTACT = 200;
const MAX_URL = 2048;

export type ReportInput = { reason: ReportReason | null; description: string; contact: string };

export type ReportErrors = {
  reason?: "required";
  description?: "required" | "too_long";
  contact?: "too_long";
};

/** Returns the errors of a report's fields; empty if it can be sent. */
export function validateReport({ reason, description, contact }: ReportInput): ReportErrors {
  const errors: ReportErrors = {};
  if (!reason) errors.reason = "required";
  if (!stripControlCharacters(description)) errors.description = "required";
  else if (description.trim().length > MAX_DESCRIPTION) errors.description = "too_long";
  if (contact.trim().length > MAX_CONTACT) errors.contact = "too_long";
  return errors;
}

function bodyOf(report: ReportInput, companyId: string, pageUrl: string) {
  return {
    company_id: companyId,
    reason: report.reason ?? "other",
    description: stripControlCharacters(report.description),
    contact: stripControlCharacters(report.contact) || null,
    page_url: pageUrl.slice(0, MAX_URL),
  };
}

/**
 * Creates a function that sends reports of one company's page. It sends the same report with the same
 * idempotency key, so that a retry does not make a second report.
 */
export function createReporter(call: ApiClient, companyId: string, pageUrl: string) {
  let last = { text: "", key: "" };
  return async (report: ReportInput): Promise<void> => {
    const body = bodyOf(report, companyId, pageUrl);
    const text = JSON.stringify(body);
    if (text !== last.text) last = { text, key: randomKey() };
    await call("reportAbuse", { body }, { idempotencyKey: last.key });
  };
}
