import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** A notification, identified by its provider's own id. */
export type ProviderEvent = { companyId: string; providerId: string; eventId: string };

export async function isEventApplied(
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

export async function recordAppliedEvent(
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
