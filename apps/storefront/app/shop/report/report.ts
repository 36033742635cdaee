import type { ApiClient } from "@comanda/contract/client";
import { randomKey } from "../../session/random-key.ts";
import { honestText } from "../honest-text.ts";

/** What can be wrong with a site; the texts are under the same names. */
export const REASONS = ["information", "food", "offensive", "fraud", "other"] as const;
export type Reason = (typeof REASONS)[number];

/** Characters that the API takes. */
export const MAX_DESCRIPTION = 1000;
const MAX_CONTACT = 200;
const MAX_URL = 2048;

export type Report = { reason: Reason | null; description: string; contact: string };

export type ReportFaults = {
  reason?: "required";
  description?: "required" | "too_long";
  contact?: "too_long";
};

/** What is missing from a report, or too long; nothing when it can be sent. */
export function reportFaults({ reason, description, contact }: Report): ReportFaults {
  const faults: ReportFaults = {};
  if (!reason) faults.reason = "required";
  if (!honestText(description)) faults.description = "required";
  else if (description.trim().length > MAX_DESCRIPTION) faults.description = "too_long";
  if (contact.trim().length > MAX_CONTACT) faults.contact = "too_long";
  return faults;
}

function bodyOf(report: Report, companyId: string, pageUrl: string) {
  return {
    company_id: companyId,
    reason: report.reason ?? "other",
    description: honestText(report.description),
    contact: honestText(report.contact) || null,
    page_url: pageUrl.slice(0, MAX_URL),
  };
}

/**
 * A way to send reports of one company's page. The same report is sent with the same key, however
 * often, so that a second attempt is no second report.
 */
export function reporter(call: ApiClient, companyId: string, pageUrl: string) {
  let last = { text: "", key: "" };
  return async (report: Report): Promise<void> => {
    const body = bodyOf(report, companyId, pageUrl);
    const text = JSON.stringify(body);
    if (text !== last.text) last = { text, key: randomKey() };
    await call("reportAbuse", { body }, { idempotencyKey: last.key });
  };
}
