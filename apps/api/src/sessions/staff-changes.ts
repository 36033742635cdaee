import * as v from "valibot";
import type { Deps } from "../context/deps.ts";

/** The channel of changes that can end sessions or take rights; sockets check their member then. */
export const STAFF_CHANGED = "staff_changed";

/** Null stands for every company, or every account. */
const StaffChange = v.object({
  company_id: v.nullable(v.string()),
  account_id: v.nullable(v.string()),
});
export type StaffChange = v.InferOutput<typeof StaffChange>;

/** Announces a change of sessions, members, roles or tablets. Never call it in a transaction. */
export async function publishStaffChange(
  { events, log }: Pick<Deps, "events" | "log">,
  { company_id = null, account_id = null }: Partial<StaffChange>,
): Promise<void> {
  // The change is stored, and calls follow it already; only open sockets learn of it later.
  await events
    .publish(STAFF_CHANGED, JSON.stringify({ company_id, account_id }))
    .catch((error: Error) => log.error({ error: error.name, event: STAFF_CHANGED }));
}

/** Reads a payload of the channel; one that cannot be read concerns all members. */
export function parseStaffChange(payload: string): StaffChange {
  try {
    return v.parse(StaffChange, JSON.parse(payload));
  } catch {
    return { company_id: null, account_id: null };
  }
}
