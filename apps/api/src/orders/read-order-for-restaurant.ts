import type { Order } from "@comanda/contract/orders/order";
import type { Kysely } from "kysely";
import type { Deps } from "../context/deps.ts";
import type { Database } from "../db/schema/database.ts";
import { Refusal } from "../shared/refusal.ts";
import { findOrderId } from "./find-order-id.store.ts";
import { toWireOrder } from "./order-view.ts";
import { findOrder, type StoredOrder } from "./orders.store.ts";

/** An order for the restaurant: whole, with the campaign that the customer came from. */
export type RestaurantOrder = Order & { utm_source: string | null; utm_campaign: string | null };

/**
 * Reads the whole order, for the restaurant, by its id or its short number; 404 `order_not_found`.
 */
export async function readOrderForRestaurant(
  { db }: Pick<Deps, "db">,
  companyId: string,
  reference: string,
): Promise<RestaurantOrder | Refusal> {
  const stored = await findOrderByReference(db, companyId, reference);
  if (stored instanceof Refusal) return stored;
  const { utm_source, utm_campaign } = stored.order;
  return { ...toWireOrder(stored, "whole"), utm_source, utm_campaign };
}

/** Finds the stored order with this id or short number; 404 `order_not_found`. */
export async function findOrderByReference(
  db: Kysely<Database>,
  companyId: string,
  reference: string,
): Promise<StoredOrder | Refusal> {
  const id = await findOrderId(db, companyId, reference);
  const stored = id === undefined ? undefined : await findOrder(db, companyId, id);
  return stored ?? new Refusal("order_not_found");
}
