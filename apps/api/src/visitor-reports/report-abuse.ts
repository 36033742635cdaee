import type { ParsedRequestPart } from "@comanda/contract/calls/call-schemas";
import { trimToNull } from "@comanda/domain/text/visible-text";
import type { ApiContext } from "../context/api-context.ts";
import { blankTextFaults } from "../shared/blank-faults.ts";
import { newId } from "../shared/new-id.ts";
import { Refusal } from "../shared/refusal.ts";
import { insertAbuseReport } from "./reports.store.ts";

/**
 * Stores a report about a company's site for `comanda reports abuse`. The caller checks that the
 * company exists. Of the reporter, only the contact that they enter is stored. 422 `invalid_body`
 * for a reason or a description of only invisible characters.
 */
export async function reportAbuse(
  { db, clock }: Pick<ApiContext, "db" | "clock">,
  { company_id, reason, description, contact, page_url }: ParsedRequestPart<"reportAbuse", "body">,
): Promise<{ id: string } | Refusal> {
  const errors = blankTextFaults({ reason, description });
  if (errors.length > 0) return new Refusal("invalid_body", { errors });
  const id = newId();
  await insertAbuseReport(db, {
    company_id,
    id,
    reason,
    description,
    contact: trimToNull(contact),
    page_url,
    created_at: clock(),
  });
  return { id };
}
