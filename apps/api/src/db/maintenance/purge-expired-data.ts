import { type Kysely, sql } from "kysely";
import type { Database } from "../schema/database.ts";
import { purgeAbandoned } from "./purge-abandoned.ts";

/**
 * Deletes idempotency keys after 48 hours, with the stored answers, which hold names and phone
 * numbers: by then no client repeats a request. Deletes provider events after 30 days, when
 * providers no longer repeat a notification. Clears customer details, items, IP address and payment
 * parameters of finished payments after 30 days. Deletes print jobs after 7 days, with what their
 * tickets say of customers. Deletes what staff marked as sold out two days after its end, and
 * slowdowns likewise: they have no effect then. Deletes browsers of customers two days after they
 * subscribed, unless the order is still to come, and calls from tables after two days. Deletes shared carts, with the names of
 * their guests, two days after their end. Deletes the log of webhooks after 30 days, with
 * what waits in it for a webhook that is paused. Deletes scheduled changes of prices 90 days after
 * they were applied. Deletes counts of limits when they start again. Deletes abandoned drafts and clients, and expired data of staff.
 * docs/configuration.md lists all of it.
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
  await db.deleteFrom("table_calls").where("created_at", "<", twoDaysAgo).execute();
  await db.deleteFrom("shared_carts").where("expires_at", "<", twoDaysAgo).execute();
  await db
    .deleteFrom("webhook_deliveries")
    .where("at", "<", sql<Date>`now() - interval '30 days'`)
    .execute();
  // A paused webhook claims nothing, so its empty lines would stay.
  await db
    .deleteFrom("webhook_lanes")
    .where("due_at", "<", sql<Date>`now() - interval '31 days'`)
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
  await purgeAbandoned(db);
  await db
    .deleteFrom("scheduled_prices")
    .where("ended_at", "<", sql<Date>`now() - interval '90 days'`)
    .execute();
  await db
    .deleteFrom("rate_counts")
    .where("expire", "<", sql<number>`extract(epoch from now()) * 1000`)
    .execute();
  await purgeStaffData(db);
}

/**
 * Deletes sessions, tablets' sessions and tokens of accounts a day after their end, invitations 30
 * days after theirs, counts of wrong PINs after 30 days, and the audit log after two years.
 */
async function purgeStaffData(db: Kysely<Database>): Promise<void> {
  const dayAgo = sql<Date>`now() - interval '1 day'`;
  const monthAgo = sql<Date>`now() - interval '30 days'`;
  for (const table of ["staff_sessions", "staff_tablet_sessions", "staff_verifications"] as const)
    await db.deleteFrom(table).where("expires_at", "<", dayAgo).execute();
  // An accepted invitation to an address proves that address (`email-proof.store.ts`).
  await db
    .deleteFrom("staff_invitations")
    .where("expires_at", "<", monthAgo)
    .where((eb) => eb.or([eb("accepted_at", "is", null), eb("email", "is", null)]))
    .execute();
  for (const table of ["staff_pin_failures", "staff_member_pin_failures"] as const)
    await db.deleteFrom(table).where("last_at", "<", monthAgo).execute();
  await db
    .deleteFrom("audit_log")
    .where("at", "<", sql<Date>`now() - interval '2 years'`)
    .execute();
}
