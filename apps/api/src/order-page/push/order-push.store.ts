import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema/database.ts";
import { announcement, type DueMessage, noteAnnounced } from "./announced.store.ts";
import { ANNOUNCED_STATUSES, type AnnouncedOrder, type AnnouncedStatus } from "./order-message.ts";

/** A browser that gets push messages about an order. */
export type OrderSubscription = Database["order_push_subscriptions"] & { created_at: Date };

type OrderKey = { companyId: string; orderId: string };

/** The most browsers of one order: a customer with a phone and a computer, and a friend. */
const MAX_SUBSCRIPTIONS = 5;

/**
 * Stores a browser for an order; the same endpoint is the same browser. The oldest ones above five of an
 * order are removed. `said` is the order's status, which the customer knows; null for one without a message.
 */
export async function upsertOrderSubscription(
  trx: Kysely<Database>,
  subscription: Omit<OrderSubscription, "created_at"> & { created_at: Date },
  said: Pick<DueMessage, "status" | "confirmed_at"> | null,
): Promise<void> {
  const { company_id, order_id, p256dh, auth, language, created_at } = subscription;
  const { id } = await trx
    .insertInto("order_push_subscriptions")
    .values(subscription)
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "order_id", "endpoint"])
        .doUpdateSet({ p256dh, auth, language, created_at }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  if (said) await noteAnnounced(trx, { company_id, subscription_id: id, ...said }, created_at);
  const all = await trx
    .selectFrom("order_push_subscriptions")
    .select("id")
    .where("company_id", "=", company_id)
    .where("order_id", "=", order_id)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  for (const each of all.filter((one) => one.id !== id).slice(MAX_SUBSCRIPTIONS - 1))
    await deleteOrderSubscription(trx, company_id, each.id);
}

/** Deletes the browser with an endpoint from an order. */
export async function deleteByEndpoint(
  db: Kysely<Database>,
  { companyId, orderId }: OrderKey,
  endpoint: string,
): Promise<void> {
  await db
    .deleteFrom("order_push_subscriptions")
    .where("company_id", "=", companyId)
    .where("order_id", "=", orderId)
    .where("endpoint", "=", endpoint)
    .execute();
}

/** Deletes a subscription by its id: that browser gets no more messages about the order. */
export async function deleteOrderSubscription(
  db: Kysely<Database>,
  companyId: string,
  id: string,
): Promise<void> {
  await db
    .deleteFrom("order_push_subscriptions")
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .execute();
}

/** Finds a browser with its order as it is now; undefined once either is gone. */
export async function findSubscriptionWithOrder(
  db: Kysely<Database>,
  companyId: string,
  id: string,
) {
  const row = await db
    .selectFrom("order_push_subscriptions as browsers")
    .innerJoin("orders", (join) =>
      join
        .onRef("orders.company_id", "=", "browsers.company_id")
        .onRef("orders.id", "=", "browsers.order_id"),
    )
    .select(["browsers.endpoint", "browsers.p256dh", "browsers.auth", "browsers.language"])
    .select(["orders.id", "orders.public_id", "orders.service_type", "orders.promised_at"])
    .select(["orders.confirmed_at", "orders.accepted_at", "orders.cancel_code", "orders.status"])
    .where("browsers.company_id", "=", companyId)
    .where("browsers.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { endpoint, p256dh, auth, language, status, ...order } = row;
  return {
    target: { endpoint, p256dh, auth },
    language,
    status,
    order: order satisfies AnnouncedOrder,
  };
}

/** Returns the present statuses that are not announced yet, in all companies, at most `limit`. */
export async function findDueMessages(db: Kysely<Database>, limit: number): Promise<DueMessage[]> {
  const rows = await db
    .selectFrom("order_push_subscriptions as browsers")
    .innerJoin("orders", (join) =>
      join
        .onRef("orders.company_id", "=", "browsers.company_id")
        .onRef("orders.id", "=", "browsers.order_id"),
    )
    .select(["browsers.company_id", "browsers.id as subscription_id", "orders.status"])
    .select("orders.confirmed_at")
    .where("orders.status", "in", ANNOUNCED_STATUSES)
    .where(({ or, eb }) =>
      or([eb("orders.status", "<>", "PENDING"), eb("orders.confirmed_at", "is not", null)]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("order_push_messages as said")
            .select("said.status")
            .whereRef("said.company_id", "=", "browsers.company_id")
            .whereRef("said.subscription_id", "=", "browsers.id")
            .whereRef("said.status", "=", "orders.status"),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map(({ status, confirmed_at, ...browser }) => ({
    ...browser,
    ...announcement(status as AnnouncedStatus, confirmed_at),
  }));
}

/** Deletes the browsers of orders that were handed over: nothing more is announced about them. */
export async function deleteSubscriptionsOfEndedOrders(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom("order_push_subscriptions")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("orders")
          .select(sql.lit(1).as("one"))
          .whereRef("orders.company_id", "=", "order_push_subscriptions.company_id")
          .whereRef("orders.id", "=", "order_push_subscriptions.order_id")
          .where("orders.status", "in", ["DELIVERED", "FINALIZED"]),
      ),
    )
    .execute();
}
