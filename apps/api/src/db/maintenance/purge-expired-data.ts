import { type Kysely, sql } from "kysely";
import type { Database } from "../schema/database.ts";

/**
 * Deletes the idempotency keys of more than 48 hours ago, and with them the stored answers, which
 * hold names and phone numbers. Nobody repeats a request that long after. Providers repeat a
 * notification for some days; what is older than a month is forgotten, too, and of payments that nobody
 * asks for any more what they were paid with, by whom and from where.
 */
export async function purgeExpiredData(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", sql<Date>`now() - interval '48 hours'`)
    .execute();
  await db
    .deleteFrom("provider_events")
    .where("at", "<", sql<Date>`now() - interval '30 days'`)
    .execute();
  await db
    .updateTable("company_payments")
    .set({
      params: null,
      facts: sql`(facts::jsonb || '{"clientIp": null, "items": []}'
        || jsonb_build_object('customer', '{"id": "", "name": "", "phone": null}'::jsonb))::json`,
    })
    .where("ask_at", "is", null)
    .where("state", "<>", "pending")
    .where(sql<boolean>`facts->'customer'->>'name' <> ''`)
    .where("updated_at", "<", sql<Date>`now() - interval '30 days'`)
    .execute();
}
