import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/database.ts";

type WebhookKey = { company_id: string; id: string };

/** Pauses an active webhook because it fails; false if it is not active any more. */
export async function pauseFailingWebhook(
  trx: Kysely<Database>,
  { company_id, id }: WebhookKey,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("webhooks")
    .set((eb) => ({ state: "failing" as const, revision: eb("revision", "+", 1) }))
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .where("state", "=", "active")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
