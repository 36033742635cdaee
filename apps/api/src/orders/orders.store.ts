import { orderEvents } from "@comanda/domain/integrations/order-events";
import type { OrderStatus } from "@comanda/domain/orders/status";
import { expressionBuilder, type Kysely, type Selectable, type Updateable } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database } from "../db/schema/database.ts";
import { hasWebhooks, recordOrderEvents } from "../order-events/record-order-events.store.ts";

export type OrderRow = Selectable<Database["orders"]>;
export type OrderLineRow = Selectable<Database["order_lines"]>;
export type OrderEventRow = Selectable<Database["order_events"]>;

/** An order with its lines, its events and the device of its client. */
export type StoredOrder = {
  order: OrderRow;
  lines: OrderLineRow[];
  events: OrderEventRow[];
  /** The device of the order's client; null without a client. */
  deviceId: string | null;
};

/** In place of the device of an erased client: no visitor has it, so no device owns the order. */
const ERASED_DEVICE = "erased";

/**
 * Returns whether the request comes from another device than the client's; a request without a
 * device needs only the order's id.
 */
export function belongsToOtherDevice(
  { deviceId }: Pick<StoredOrder, "deviceId">,
  device: string | null,
): boolean {
  return deviceId !== null && device !== null && deviceId !== device;
}

/**
 * Returns whether the device may change and pay the order: the client's device, or any device when
 * the order has no client.
 */
export function mayAccessOrder(
  { deviceId }: Pick<StoredOrder, "deviceId">,
  device: string | null,
): boolean {
  return deviceId === null || deviceId === device;
}

/**
 * Records that the order has reached a status, and the name of the member who moved it; null for a
 * customer or a rule. The caller has locked the order's row.
 */
export async function addOrderEvent(
  trx: Kysely<Database>,
  { company_id, id }: Pick<OrderRow, "company_id" | "id">,
  { status, at, actor = null }: { status: OrderStatus; at: Date; actor?: string | null },
): Promise<void> {
  await trx
    .insertInto("order_events")
    .values((eb) => ({
      company_id,
      order_id: id,
      status,
      at,
      actor,
      position: eb
        .selectFrom("order_events")
        .select((count) => count.fn.countAll<number>().as("position"))
        .where("company_id", "=", company_id)
        .where("order_id", "=", id),
    }))
    .execute();
}

/** Locks the order until the transaction ends; waits for other transactions that have locked it. */
export async function lockOrder(
  trx: Kysely<Database>,
  companyId: string,
  orderId: string,
): Promise<void> {
  await trx
    .selectFrom("orders")
    .select("id")
    .where("company_id", "=", companyId)
    .where("id", "=", orderId)
    .forNoKeyUpdate()
    .execute();
}

/**
 * Finds the order with its lines and events. One statement reads all, so that status and history
 * belong together. Undefined when there is none.
 */
export async function findOrder(
  db: Kysely<Database>,
  companyId: string,
  orderId: string,
): Promise<StoredOrder | undefined> {
  const row = await selectStoredOrder(db, companyId, orderId).executeTakeFirst();
  return row && toStoredOrder(row);
}

/** The query of `findOrder`, for a statement that reads more with the order. */
export function selectStoredOrder(db: Kysely<Database>, companyId: string, orderId: string) {
  return db
    .selectFrom("orders")
    .leftJoin("clients", (join) =>
      join
        .onRef("clients.company_id", "=", "orders.company_id")
        .onRef("clients.id", "=", "orders.client_id"),
    )
    .selectAll("orders")
    .select(["clients.device_id", ...linesAndEvents(companyId)])
    .where("orders.company_id", "=", companyId)
    .where("orders.id", "=", orderId);
}

/** Selects the lines and the events of each order of a company, as JSON. */
export function linesAndEvents(companyId: string) {
  const order = expressionBuilder<Database, "orders">();
  return [
    jsonArrayFrom(
      order
        .selectFrom("order_lines")
        .selectAll("order_lines")
        .where("order_lines.company_id", "=", companyId)
        .whereRef("order_lines.order_id", "=", "orders.id")
        .orderBy("position"),
    ).as("lines"),
    jsonArrayFrom(
      order
        .selectFrom("order_events")
        .selectAll("order_events")
        .where("order_events.company_id", "=", companyId)
        .whereRef("order_events.order_id", "=", "orders.id")
        .orderBy("position"),
    ).as("events"),
  ] as const;
}

type StoredOrderRow = OrderRow & {
  device_id: string | null;
  lines: OrderLineRow[];
  events: (Omit<OrderEventRow, "at"> & { at: string })[];
};

/** Converts a row of `selectStoredOrder`. */
export function toStoredOrder(row: StoredOrderRow): StoredOrder {
  const { device_id, lines, events: eventRows, ...order } = row;
  const events = eventRows.map((event) => ({ ...event, at: new Date(event.at) }));
  const deviceId = device_id ?? (order.client_erased_at ? ERASED_DEVICE : null);
  return { order, lines, events, deviceId };
}

/** The columns that a change writes; every change raises the revision. */
export type OrderColumns = Omit<Updateable<Database["orders"]>, "revision">;

/**
 * Changes the order if it still has the status `from`, and raises its revision. Returns the order after
 * the change; null when it has another status. Every change but a placement and the erasure of a customer
 * goes through this function, which also records the events of webhooks. The second argument is the order
 * before the change.
 */
export async function updateOrderWithStatus(
  trx: Kysely<Database>,
  { company_id, id, payment_state }: Pick<OrderRow, "company_id" | "id" | "payment_state">,
  from: OrderStatus,
  changes: OrderColumns,
): Promise<OrderRow | null> {
  const changed = await trx
    .updateTable("orders")
    .set((eb) => ({ ...changes, revision: eb("revision", "+", 1) }))
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .where("status", "=", from)
    .returningAll()
    .returning((eb) => hasWebhooks(eb, company_id))
    .executeTakeFirst();
  if (!changed) return null;
  const { has_webhooks, ...order } = changed;
  if (has_webhooks) {
    const types = orderEvents({ status: from, payment_state }, order);
    await recordOrderEvents(trx, order, types, changes.updated_at ?? null);
  }
  return order;
}
