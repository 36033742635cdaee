import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../db/schema/database.ts";

/** A delivery with its order's public number, and when its lane is due. */
export type LoggedDelivery = Selectable<Database["webhook_deliveries"]> & {
  public_id: number | null;
  /** Null when an earlier delivery of its order waits, or nothing does. */
  next_at: Date | null;
};
type WebhookKey = { company_id: string; webhook_id: string };
export type DeliveryFilter = {
  before?: string | undefined;
  state?: LoggedDelivery["state"] | undefined;
};

/** Deliveries of a webhook, the latest first, before a number. */
export function findDeliveries(
  db: Kysely<Database>,
  { company_id, webhook_id }: WebhookKey,
  { before, state }: DeliveryFilter,
  limit: number,
): Promise<LoggedDelivery[]> {
  return selectDeliveries(db)
    .where("delivery.company_id", "=", company_id)
    .where("delivery.webhook_id", "=", webhook_id)
    .$if(before !== undefined, (query) => query.where("delivery.number", "<", Number(before)))
    .$if(state !== undefined, (query) => query.where("delivery.state", "=", state ?? "waiting"))
    .orderBy("delivery.number", "desc")
    .limit(limit)
    .execute();
}

/** One delivery; undefined when the webhook's log has none with the id. */
export function findDelivery(
  db: Kysely<Database>,
  { company_id, webhook_id }: WebhookKey,
  id: string,
): Promise<LoggedDelivery | undefined> {
  return selectDeliveries(db)
    .where("delivery.company_id", "=", company_id)
    .where("delivery.webhook_id", "=", webhook_id)
    .where("delivery.id", "=", id)
    .executeTakeFirst();
}

function selectDeliveries(db: Kysely<Database>) {
  return db
    .selectFrom("webhook_deliveries as delivery")
    .leftJoin("orders", (join) =>
      join
        .onRef("orders.company_id", "=", "delivery.company_id")
        .onRef("orders.id", "=", "delivery.order_id"),
    )
    .selectAll("delivery")
    .select("orders.public_id")
    .select((eb) =>
      eb
        .selectFrom("webhook_lanes as lane")
        .select("lane.due_at")
        .whereRef("lane.company_id", "=", "delivery.company_id")
        .whereRef("lane.webhook_id", "=", "delivery.webhook_id")
        .whereRef("lane.lane", "=", "delivery.lane")
        .where("delivery.state", "=", "waiting")
        .where(
          sql<boolean>`not exists (
            select from webhook_deliveries as earlier
            where earlier.company_id = delivery.company_id
              and earlier.webhook_id = delivery.webhook_id
              and earlier.lane = delivery.lane
              and earlier.state = 'waiting'
              and earlier.number < delivery.number)`,
        )
        .as("next_at"),
    );
}

/**
 * Adds a delivery at the end of its lane, due now. Returns false if the webhook has one with this
 * id, because the request is repeated.
 */
export async function insertDelivery(
  trx: Kysely<Database>,
  delivery: Insertable<Database["webhook_deliveries"]> & { id: string },
  now: Date,
): Promise<boolean> {
  const { company_id, webhook_id, lane } = delivery;
  await trx
    .insertInto("webhook_lanes")
    .values({ company_id, webhook_id, lane, due_at: now, lease: null })
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "webhook_id", "lane"])
        .doUpdateSet((eb) => ({ lane: eb.ref("excluded.lane") })),
    )
    .execute();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("webhook_deliveries")
    .values(delivery)
    .onConflict((conflict) => conflict.columns(["company_id", "webhook_id", "id"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
