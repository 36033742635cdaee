import type { Cents } from "@comanda/domain/money/cents";
import type { OrderStatus } from "@comanda/domain/orders/status";
import type { SharedCartOrderFacts } from "@comanda/domain/shared-cart/shared-cart";
import type { SharedLine } from "@comanda/domain/shared-cart/shared-lines";
import type { Insertable, Kysely, Selectable } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database } from "../db/schema/database.ts";
import type { SharedCartRow } from "./shared-carts.store.ts";

/** An order that was sent from a cart. */
export type SentOrder = SharedCartOrderFacts & { order_id: string; guest_id: string };

/** Finds the orders that were sent from a cart: placed ones, and those that wait or waited for a payment. */
export async function findSentOrders(
  db: Kysely<Database>,
  { company_id, id }: Pick<SharedCartRow, "company_id" | "id">,
): Promise<SentOrder[]> {
  const rows = await db
    .selectFrom("shared_cart_orders as sent")
    .innerJoin("orders", (join) =>
      join
        .onRef("orders.company_id", "=", "sent.company_id")
        .onRef("orders.id", "=", "sent.order_id"),
    )
    .select(["sent.order_id", "sent.guest_id", "sent.whole"])
    .select(["orders.placed_at", "orders.status", "orders.payment_status"])
    .where("sent.company_id", "=", company_id)
    .where("sent.cart_id", "=", id)
    .orderBy("orders.created_at")
    .execute();
  return rows.map(({ status, payment_status, ...order }) => ({
    ...order,
    is_awaited: status === "INITIATED" && payment_status === "payment_requested",
  }));
}

/** Notes that an order was sent from its cart; a second time changes nothing. */
export async function noteSentOrder(
  trx: Kysely<Database>,
  sent: Insertable<Database["shared_cart_orders"]>,
): Promise<void> {
  await trx
    .insertInto("shared_cart_orders")
    .values(sent)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the lines of an order as a shared cart has them. */
export async function linesOfOrder(
  db: Kysely<Database>,
  companyId: string,
  orderId: string,
): Promise<SharedLine[]> {
  const rows = await db
    .selectFrom("order_lines")
    .select(["product_id", "variant_id", "quantity", "comment", "modifiers"])
    .where("company_id", "=", companyId)
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  return rows.map(({ comment, modifiers, ...line }) => ({
    ...line,
    comment: comment ?? "",
    modifiers: modifiers.map(({ modifier_id, quantity }) => ({ modifier_id, quantity })),
  }));
}

/** A placed order of a cart, as its guests see it. */
export type PlacedOrderRow = {
  public_id: number;
  status: OrderStatus;
  guest_id: string;
  whole: boolean;
  amount_due: Cents;
  service_type: Selectable<Database["orders"]>["service_type"];
  scheduled_delivery_date: Date | null;
  confirmed_at: Date | null;
  promised_at: Date | null;
  lines: PlacedLineRow[];
};

/** A line of a placed order; `guest_name` says whose it is, as the kitchen reads it. */
export type PlacedLineRow = {
  product_id: string;
  name: string;
  quantity: number;
  guest_name: string | null;
  unit_price: Cents;
};

/** Finds the orders that were placed from a cart, with what is in them. */
export function findPlacedOrders(
  db: Kysely<Database>,
  { company_id, id }: Pick<SharedCartRow, "company_id" | "id">,
): Promise<PlacedOrderRow[]> {
  return db
    .selectFrom("shared_cart_orders as sent")
    .innerJoin("orders", (join) =>
      join
        .onRef("orders.company_id", "=", "sent.company_id")
        .onRef("orders.id", "=", "sent.order_id"),
    )
    .select(["sent.guest_id", "sent.whole"])
    .select(["orders.public_id", "orders.status", "orders.amount_due"])
    .select(["orders.service_type", "orders.scheduled_delivery_date"])
    .select(["orders.confirmed_at", "orders.promised_at"])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("order_lines")
          .select(["order_lines.product_id", "order_lines.name", "order_lines.quantity"])
          .select(["order_lines.guest_name", "order_lines.unit_price"])
          .where("order_lines.company_id", "=", company_id)
          .whereRef("order_lines.order_id", "=", "orders.id")
          .orderBy("order_lines.position"),
      ).as("lines"),
    )
    .where("sent.company_id", "=", company_id)
    .where("sent.cart_id", "=", id)
    .where("orders.placed_at", "is not", null)
    .orderBy("orders.placed_at")
    .execute();
}
