import type { Kysely } from "kysely";
import { readInstallationFact } from "../db/installation-facts.ts";
import type { Database } from "../db/schema/database.ts";

/** How the last attempt to hand a mail over went. */
export type MailState = {
  /** ISO 8601. */
  at: string;
  /** The code of its failure; null for a success. */
  error: string | null;
};

/** Reads how it went; null while no mail has been sent. */
export async function readMailState(db: Kysely<Database>): Promise<MailState | null> {
  const stored = await readInstallationFact(db, "mail_state");
  return stored === null ? null : JSON.parse(stored);
}
