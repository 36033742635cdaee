import type { OrderUpdate } from "@comanda/contract/order-requests";
import type { Order } from "@comanda/contract/orders";
import { readCatalog } from "../companies/read-company.ts";
import { transact } from "../db/transact.ts";
import type { Context, Deps } from "../deps.ts";
import { Refusal } from "../refusal.ts";
import { publishOrderChanged } from "./order-changed.ts";
import { toOrder, viewFor } from "./order-view.ts";
import {
  findOrder,
  isAnothers,
  lockOrder,
  type OrderRow,
  type StoredOrder,
  updateOrderIn,
} from "./orders.store.ts";
import { type Draft, isPlacedSo, placeOrder } from "./place-order.ts";

/** Which order, and the device that asks. */
export type OrderKey = { companyId: string; orderId: string; device: string | null };

/**
 * Changes a draft's comment and schedule; with an assigned payment it places the draft (design §5).
 * The placing sent again gets the placed order. With the cookie of another device than the client's
 * an order is not found; without any, its id is enough.
 * Refusals: 404 `company_not_found`, `order_not_found`; 409 `order_not_editable`; 422 `invalid_body`;
 * and those of `placeOrder`.
 */
export async function updateOrder(
  context: Context & Pick<Deps, "events">,
  key: OrderKey,
  update: OrderUpdate,
): Promise<Order | Refusal> {
  const updated = await transact(context.db, (trx) => apply({ ...context, db: trx }, key, update));
  if (updated instanceof Refusal) return updated;
  const { stored, placed } = updated;
  if (placed) await publishOrderChanged(context.events, stored.order);
  return toOrder(stored, viewFor(stored, key.device));
}

/** Runs in a transaction; `placed` tells that this update placed the order. */
async function apply(
  context: Context,
  { companyId, orderId, device }: OrderKey,
  update: OrderUpdate,
): Promise<{ stored: StoredOrder; placed: boolean } | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  await lockOrder(context.db, companyId, orderId);
  const found = await findOrder(context.db, companyId, orderId);
  if (!found || isAnothers(found, device)) return new Refusal("order_not_found");
  const draft = toDraft(found.order, update);
  if (draft instanceof Refusal) return draft;
  const payment = update.meta_data?.assigned_payment ?? null;
  if (found.order.status !== "INITIATED") {
    const repeated = payment && isPlacedSo(found.order, draft, payment);
    return repeated ? { stored: found, placed: false } : new Refusal("order_not_editable");
  }
  const refusal = payment
    ? await placeOrder(context, found, draft, payment)
    : await saveDraft(context, found.order, draft);
  if (refusal) return refusal;
  const stored = await findOrder(context.db, companyId, orderId);
  return stored ? { stored, placed: payment !== null } : new Refusal("order_not_found");
}

/** What the order would say after the update: what is absent stays. */
function toDraft(
  order: OrderRow,
  { comment, scheduled_delivery_date }: OrderUpdate,
): Draft | Refusal {
  const scheduledFor =
    typeof scheduled_delivery_date === "string"
      ? new Date(scheduled_delivery_date)
      : scheduled_delivery_date;
  if (scheduledFor && !isStorable(scheduledFor)) {
    const fault = { path: "scheduled_delivery_date", message: "is not an instant" };
    return new Refusal("invalid_body", { errors: [fault] });
  }
  return {
    comment: comment === undefined ? order.comment : comment?.trim() || null,
    scheduledFor: scheduledFor === undefined ? order.scheduled_delivery_date : scheduledFor,
  };
}

/** An instant of a year that every database and calendar knows, in whatever time zone. */
function isStorable(instant: Date): boolean {
  const year = instant.getUTCFullYear();
  return year >= 1970 && year < 9999;
}

async function saveDraft(
  { db, clock }: Context,
  order: OrderRow,
  { comment, scheduledFor }: Draft,
): Promise<null> {
  await updateOrderIn(db, order, "INITIATED", {
    comment,
    scheduled_delivery_date: scheduledFor,
    updated_at: clock(),
  });
  return null;
}
