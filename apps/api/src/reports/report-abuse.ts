import type { Received } from "@comanda/contract/schemas";
import type { Context } from "../deps.ts";
import { newId } from "../ids.ts";
import { insertReport } from "./reports.store.ts";

/**
 * Keeps what somebody reports about a company's site (design §5), for `comanda reports abuse`. The
 * company exists: the caller has asked. Nothing is kept of who reports but what they say.
 */
export async function reportAbuse(
  { db, clock }: Pick<Context, "db" | "clock">,
  { company_id, reason, description, contact, page_url }: Received<"reportAbuse", "body">,
): Promise<{ id: string }> {
  const id = newId();
  await insertReport(db, {
    company_id,
    id,
    reason,
    description,
    contact: contact?.trim() || null,
    page_url,
    created_at: clock(),
  });
  return { id };
}
