import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../schema/database.ts";
import { purgeAbandoned } from "./purge-abandoned.ts";

/** Deletes what has been kept for as long as docs/configuration.md says, which lists all of it. */
export async function purgeExpiredData(db: Kysely<Database>): Promise<void> {
  await purgeIdempotencyKeys(db);
  await purgeProviderEvents(db);
  await purgePrintJobs(db);
  await clearPaymentDetails(db);
  await purgeAvailability(db);
  await purgePushSubscriptions(db);
  await purgeTableCalls(db);
  await purgeSharedCarts(db);
  await purgeWebhookLog(db);
  await purgeAbandoned(db);
  await purgeScheduledPrices(db);
  await purgeRateCounts(db);
  await purgeStaffData(db);
}

/** The instant that was this long ago by the clock of the database, such as `ago("2 days")`. */
const ago = (interval: string): RawBuilder<Date> => sql`now() - ${sql.lit(interval)}::interval`;

/** The stored answers hold names and phone numbers. After 48 hours no client repeats a request. */
async function purgeIdempotencyKeys(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("created_at", "<", ago("48 hours")).execute();
}

/** After 30 days providers no longer repeat a notification. */
async function purgeProviderEvents(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom("provider_events").where("at", "<", ago("30 days")).execute();
}

/** Tickets name customers and where they live. */
async function purgePrintJobs(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom("print_jobs").where("created_at", "<", ago("7 days")).execute();
}

/** Clears customer details, items, IP address and payment parameters of finished payments. */
async function clearPaymentDetails(db: Kysely<Database>): Promise<void> {
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
    .where("updated_at", "<", ago("30 days"))
    .execute();
}

/** Marks of staff and slowdowns have no effect after their end. */
async function purgeAvailability(db: Kysely<Database>): Promise<void> {
  const twoDaysAgo = ago("2 days");
  await db
    .deleteFrom("availability_marks")
    .where("set_at", "<", twoDaysAgo)
    .where((eb) => eb.or([eb("state", "=", "on_sale"), eb("until", "<", twoDaysAgo)]))
    .execute();
  await db.deleteFrom("slowdowns").where("until", "<", twoDaysAgo).execute();
}

/** Keeps the browsers of customers whose order is still to come. */
async function purgePushSubscriptions(db: Kysely<Database>): Promise<void> {
  const twoDaysAgo = ago("2 days");
  await db
    .deleteFrom("order_push_subscriptions")
    .where("created_at", "<", twoDaysAgo)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("orders")
            .select("orders.id")
            .whereRef("orders.company_id", "=", "order_push_subscriptions.company_id")
            .whereRef("orders.id", "=", "order_push_subscriptions.order_id")
            .where("orders.scheduled_delivery_date", ">", twoDaysAgo),
        ),
      ),
    )
    .execute();
}

async function purgeTableCalls(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom("table_calls").where("created_at", "<", ago("2 days")).execute();
}

/** Shared carts hold the names of their guests. */
async function purgeSharedCarts(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom("shared_carts").where("expires_at", "<", ago("2 days")).execute();
}

/** Deletes also what waits for a webhook that is paused, and the lanes that are empty then. */
async function purgeWebhookLog(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom("webhook_deliveries").where("at", "<", ago("30 days")).execute();
  // A paused webhook claims nothing, so its empty lanes would stay.
  await db
    .deleteFrom("webhook_lanes")
    .where("due_at", "<", ago("31 days"))
    .where("lease", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("webhook_deliveries")
            .select("webhook_deliveries.id")
            .whereRef("webhook_deliveries.company_id", "=", "webhook_lanes.company_id")
            .whereRef("webhook_deliveries.webhook_id", "=", "webhook_lanes.webhook_id")
            .whereRef("webhook_deliveries.lane", "=", "webhook_lanes.lane")
            .where("webhook_deliveries.state", "=", "waiting"),
        ),
      ),
    )
    .execute();
}

async function purgeScheduledPrices(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom("scheduled_prices").where("ended_at", "<", ago("90 days")).execute();
}

/** Counts start again at their end, which is in epoch milliseconds. */
async function purgeRateCounts(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom("rate_counts")
    .where("expire", "<", sql<number>`extract(epoch from now()) * 1000`)
    .execute();
}

/**
 * Deletes sessions, tablets' sessions and tokens of accounts a day after their end, invitations 30
 * days after theirs, counts of wrong PINs after 30 days, and the audit log after two years.
 */
async function purgeStaffData(db: Kysely<Database>): Promise<void> {
  for (const table of ["staff_sessions", "staff_tablet_sessions", "staff_verifications"] as const)
    await db.deleteFrom(table).where("expires_at", "<", ago("1 day")).execute();
  // An accepted invitation to an address proves that address (`confirm-email.store.ts`).
  await db
    .deleteFrom("staff_invitations")
    .where("expires_at", "<", ago("30 days"))
    .where((eb) => eb.or([eb("accepted_at", "is", null), eb("email", "is", null)]))
    .execute();
  for (const table of ["staff_pin_failures", "staff_member_pin_failures"] as const)
    await db.deleteFrom(table).where("last_at", "<", ago("30 days")).execute();
  await db.deleteFrom("audit_log").where("at", "<", ago("2 years")).execute();
}
