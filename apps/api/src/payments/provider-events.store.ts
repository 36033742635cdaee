import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { PaymentKey } from "./payments.store.ts";

/** A notification by its provider's own id. */
export type ProviderEvent = { companyId: string; providerId: string; eventId: string };

export async function wasApplied(
  db: Kysely<Database>,
  { companyId, providerId, eventId }: ProviderEvent,
): Promise<boolean> {
  const row = await db
    .selectFrom("provider_events")
    .select("event_id")
    .where("company_id", "=", companyId)
    .where("provider_id", "=", providerId)
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteApplied(
  db: Kysely<Database>,
  { companyId, providerId, eventId }: ProviderEvent,
  at: Date,
): Promise<void> {
  await db
    .insertInto("provider_events")
    .values({ company_id: companyId, provider_id: providerId, event_id: eventId, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Has the payment's provider asked by `at`, also one that nobody would ask any more. */
export async function askBy(
  db: Kysely<Database>,
  { company_id, id }: PaymentKey,
  at: Date,
): Promise<void> {
  await db
    .updateTable("company_payments")
    .set({ ask_at: sql<Date>`least(coalesce(ask_at, ${at}), ${at})` })
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .execute();
}
