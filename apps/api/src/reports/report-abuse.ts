import type { Received } from "@comanda/contract/schemas";
import { textOrNull } from "@comanda/domain/visible-text";
import { blankFaults } from "../blank-faults.ts";
import type { Context } from "../deps.ts";
import { newId } from "../ids.ts";
import { Refusal } from "../refusal.ts";
import { insertReport } from "./reports.store.ts";

/**
 * Keeps what somebody reports about a company's site (design §5), for `comanda reports abuse`. The
 * company exists: the caller has asked. Nothing is kept of who reports but what they say. 422 `invalid_body`
 * for a reason or a description that shows nothing.
 */
export async function reportAbuse(
  { db, clock }: Pick<Context, "db" | "clock">,
  { company_id, reason, description, contact, page_url }: Received<"reportAbuse", "body">,
): Promise<{ id: string } | Refusal> {
  const errors = blankFaults({ reason, description });
  if (errors.length > 0) return new Refusal("invalid_body", { errors });
  const id = newId();
  await insertReport(db, {
    company_id,
    id,
    reason,
    description,
    contact: textOrNull(contact),
    page_url,
    created_at: clock(),
  });
  return { id };
}
