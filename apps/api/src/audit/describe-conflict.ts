import type { Problem } from "@comanda/contract/calls/problems";
import type { AuditActor } from "./audit.store.ts";

/** The latest entry of the audit log about what was to be changed. */
export type LastChange = { account_id: string | null; actor: string; at: Date };

/**
 * Returns who changed it before the sender, when, and what it is now, for a refusal `…_changed`. `by_you` where it was the sender's
 * own account, such as in another tab.
 */
export function describeConflict(
  last: LastChange,
  sender: AuditActor,
  status: string,
): NonNullable<Problem["changed"]> {
  const isSender = "accountId" in sender && sender.accountId === last.account_id;
  return { by: last.actor, ...(isSender && { by_you: true }), at: last.at.toISOString(), status };
}
