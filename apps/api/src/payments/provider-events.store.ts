import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** A notification, identified by its provider's own id. */
export type ProviderEvent = { companyId: string; providerId: string; eventId: string };

/** Returns whether a provider's event has had its effect already. */
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

/** Notes that a provider's event has had its effect; a second note of it changes nothing. */
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
