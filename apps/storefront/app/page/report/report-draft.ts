import type { ApiClient } from "@comanda/contract/calls/api-client";
import { randomKey } from "../../api/random-key.ts";
import { stripControlCharacters } from "../../web/strip-control-characters.ts";

/** What can be wrong with a site; the texts are under the same names. */
export const REPORT_REASONS = ["information", "food", "offensive", "fraud", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Characters that the API takes. */
export const MAX_DESCRIPTION = 1000;
const MAX_CONTACT = 200;
const MAX_URL = 2048;

export type ReportDraft = { reason: ReportReason | null; description: string; contact: string };

export type ReportErrors = {
  reason?: "required";
  description?: "required" | "too_long";
  contact?: "too_long";
};

/** What is missing from a report, or too long; nothing when it can be sent. */
export function validateReport({ reason, description, contact }: ReportDraft): ReportErrors {
  const faults: ReportErrors = {};
  if (!reason) faults.reason = "required";
  if (!stripControlCharacters(description)) faults.description = "required";
  else if (description.trim().length > MAX_DESCRIPTION) faults.description = "too_long";
  if (contact.trim().length > MAX_CONTACT) faults.contact = "too_long";
  return faults;
}

function bodyOf(report: ReportDraft, companyId: string, pageUrl: string) {
  return {
    company_id: companyId,
    reason: report.reason ?? "other",
    description: stripControlCharacters(report.description),
    contact: stripControlCharacters(report.contact) || null,
    page_url: pageUrl.slice(0, MAX_URL),
  };
}

/**
 * A way to send reports of one company's page. The same report is sent with the same key, however
 * often, so that a second attempt is no second report.
 */
export function createReporter(call: ApiClient, companyId: string, pageUrl: string) {
  let last = { text: "", key: "" };
  return async (report: ReportDraft): Promise<void> => {
    const body = bodyOf(report, companyId, pageUrl);
    const text = JSON.stringify(body);
    if (text !== last.text) last = { text, key: randomKey() };
    await call("reportAbuse", { body }, { idempotencyKey: last.key });
  };
}
