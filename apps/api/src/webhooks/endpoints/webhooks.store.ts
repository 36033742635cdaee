import type { Insertable, Kysely, Selectable, Updateable } from "kysely";
import type { Database } from "../../db/schema/database.ts";

export type WebhookRow = Selectable<Database["webhooks"]>;
export type WebhookWithQueue = WebhookRow & { waiting: number };
type WebhookKey = Pick<WebhookRow, "company_id" | "id">;

/** The webhooks of a company with what waits for each, the oldest first; with `id` only that one. */
export async function findWebhooks(
  db: Kysely<Database>,
  companyId: string,
  id?: string,
): Promise<WebhookWithQueue[]> {
  const rows = await db
    .selectFrom("webhooks")
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom("webhook_deliveries as delivery")
        .select((count) => count.fn.countAll<number>().as("waiting"))
        .where("delivery.company_id", "=", companyId)
        .whereRef("delivery.webhook_id", "=", "webhooks.id")
        .where("delivery.state", "=", "waiting")
        .as("waiting"),
    )
    .where("company_id", "=", companyId)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, waiting: Number(row.waiting ?? 0) }));
}

/** Locks a webhook until the transaction ends; undefined when there is none. */
export function lockWebhook(
  trx: Kysely<Database>,
  { company_id, id }: WebhookKey,
): Promise<WebhookRow | undefined> {
  return trx
    .selectFrom("webhooks")
    .selectAll()
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Stores a new webhook of a company. */
export async function insertWebhook(
  trx: Kysely<Database>,
  row: Insertable<Database["webhooks"]>,
): Promise<void> {
  await trx.insertInto("webhooks").values(row).execute();
}

/** Changes a webhook that the transaction has locked, and raises its revision. */
export async function updateWebhookRow(
  trx: Kysely<Database>,
  { company_id, id }: WebhookKey,
  columns: Omit<Updateable<Database["webhooks"]>, "revision">,
): Promise<void> {
  await trx
    .updateTable("webhooks")
    .set((eb) => ({ ...columns, revision: eb("revision", "+", 1) }))
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .execute();
}

/** Makes everything that waits for a webhook due now, with a whole day of attempts before it. */
export async function restartWaiting(
  trx: Kysely<Database>,
  { company_id, id }: WebhookKey,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("webhook_deliveries")
    .set({ first_attempt_at: null, attempts: 0 })
    .where("company_id", "=", company_id)
    .where("webhook_id", "=", id)
    .where("state", "=", "waiting")
    .where("attempts", ">", 0)
    .execute();
  await trx
    .updateTable("webhook_lanes")
    .set({ due_at: now })
    .where("company_id", "=", company_id)
    .where("webhook_id", "=", id)
    .where("due_at", ">", now)
    .where("lease", "is", null)
    .execute();
}

/** Deletes a webhook with its deliveries; undefined when there is none. */
export function deleteWebhook(
  trx: Kysely<Database>,
  { company_id, id }: WebhookKey,
): Promise<WebhookRow | undefined> {
  return trx
    .deleteFrom("webhooks")
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}
