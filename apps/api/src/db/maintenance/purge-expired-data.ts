import { type Kysely, sql } from "kysely";
import type { Database } from "../schema/database.ts";

/**
 * Deletes idempotency keys after 48 hours, with the stored answers, which hold names and phone
 * numbers: by then no client repeats a request. Deletes provider events after 30 days, when
 * providers no longer repeat a notification. Clears customer details, items, IP address and payment
 * parameters of finished payments after 30 days. Deletes print jobs after 7 days, with what their
 * tickets say of customers. Deletes what staff marked as sold out two days after its end, and
 * slowdowns likewise: they have no effect then. Deletes sessions and links of staff that have
 * expired, and invitations 30 days after that.
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
    .deleteFrom("print_jobs")
    .where("created_at", "<", sql<Date>`now() - interval '7 days'`)
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
  const twoDaysAgo = sql<Date>`now() - interval '2 days'`;
  await db
    .deleteFrom("availability_marks")
    .where("set_at", "<", twoDaysAgo)
    .where((eb) => eb.or([eb("state", "=", "on_sale"), eb("until", "<", twoDaysAgo)]))
    .execute();
  await db.deleteFrom("slowdowns").where("until", "<", twoDaysAgo).execute();
  for (const table of ["staff_sessions", "staff_verifications", "staff_tablet_sessions"] as const)
    await db.deleteFrom(table).where("expires_at", "<", sql<Date>`now()`).execute();
  await db
    .deleteFrom("staff_invitations")
    .where("expires_at", "<", sql<Date>`now() - interval '30 days'`)
    .execute();
}
