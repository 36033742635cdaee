import type { Kysely } from "kysely";
import type { Database } from "../schema/database.ts";

/** More than the longest delay that a due time is planned with: two hours, of an event that a webhook has refused. */
const LONGEST_DELAY_MS = 130 * 60_000;

/**
 * Makes due what is planned further ahead than any delay: it was planned before the server's clock was set back. Payments
 * and refunds would not be asked about, and events not be sent again, until the clock is where it was.
 */
export async function bringDueForward(db: Kysely<Database>, now: Date): Promise<void> {
  const latest = new Date(now.getTime() + LONGEST_DELAY_MS);
  await db
    .updateTable("company_payments")
    .set({ ask_at: now })
    .where("ask_at", ">", latest)
    .execute();
  await db.updateTable("order_refunds").set({ ask_at: now }).where("ask_at", ">", latest).execute();
  await db.updateTable("webhook_lanes").set({ due_at: now }).where("due_at", ">", latest).execute();
}
