import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Deletes the idempotency keys of more than 48 hours ago, and with them the stored answers, which
 * hold names and phone numbers. Nobody repeats a request that long after. Providers repeat a
 * notification for some days; what is older than a month is forgotten, too.
 */
export async function forgetKeys(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", sql<Date>`now() - interval '48 hours'`)
    .execute();
  await db
    .deleteFrom("provider_events")
    .where("at", "<", sql<Date>`now() - interval '30 days'`)
    .execute();
}
