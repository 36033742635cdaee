import type { OrderUpdate } from "@comanda/contract/order-requests";
import { isOnline } from "@comanda/domain/payment-method";
import { textOrNull } from "@comanda/domain/visible-text";
import type { Catalog } from "../catalog/catalog.ts";
import { readCatalog } from "../companies/read-company.ts";
import type { Context } from "../deps.ts";
import { followHold } from "../payments/follow-hold.ts";
import { Refusal } from "../refusal.ts";
import type { AssignedPayment } from "./final-price.ts";
import { holdOrder } from "./hold-order.ts";
import { type Draft, offeredMethod } from "./judge-order.ts";
import { mayChange } from "./may-change.ts";
import {
  findOrder,
  lockOrder,
  type OrderRow,
  type StoredOrder,
  updateOrderIn,
} from "./orders.store.ts";
import { awaitsPayment, isBeingRefunded, toPaymentStatus } from "./payment-status-change.ts";
import { placeOrder } from "./place-order.ts";
import { isHeldSo, isPlacedSo } from "./sent-before.ts";
import { releaseOrder } from "./take-order.ts";

/** Which order, and the device that asks. */
export type OrderKey = { companyId: string; orderId: string; device: string | null };

/**
 * Writes an update of an order: `sent` when it places the order or makes it wait for its payment,
 * `saved` when only the draft has changed, or nothing, because it was sent so before. An order that waits
 * for another payment than the one it is sent with now is a draft again first, so that it takes nothing
 * twice. Runs in a transaction; refusals as in `updateOrder`.
 */
export async function submitOrder(
  context: Context,
  { companyId, orderId, device }: OrderKey,
  update: OrderUpdate,
): Promise<"sent" | "saved" | Refusal> {
  const { db, clock } = context;
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  await lockOrder(db, companyId, orderId);
  const found = await findOrder(db, companyId, orderId);
  if (!found || !mayChange(found, device)) return new Refusal("order_not_found");
  const { order } = found;
  if (order.status === "CANCELLED") return new Refusal("order_cancelled");
  const draft = toDraft(order, update);
  if (draft instanceof Refusal) return draft;
  const payment = update.meta_data?.assigned_payment ?? null;
  if (order.status !== "INITIATED") {
    const repeated = payment && isPlacedSo(catalog, order, draft, payment);
    return repeated ? "saved" : new Refusal("order_not_editable");
  }
  if (isBeingRefunded(order)) return new Refusal("order_not_editable");
  if (payment) return send(context, catalog, found, { draft, payment });
  if (awaitsPayment(order)) return new Refusal("order_not_editable");
  await updateOrderIn(db, order, "INITIATED", {
    comment: draft.comment,
    scheduled_delivery_date: draft.scheduledFor,
    updated_at: clock(),
  });
  return "saved";
}

async function send(
  context: Context,
  catalog: Catalog,
  { order, lines }: StoredOrder,
  { draft, payment }: { draft: Draft; payment: AssignedPayment },
): Promise<"sent" | "saved" | Refusal> {
  const { db, clock } = context;
  const method = offeredMethod(catalog, order, payment.payment_method_id);
  if (!method) return new Refusal("payment_method_not_found");
  const waits = awaitsPayment(order);
  if (waits && isHeldSo({ catalog, now: clock() }, order, draft, payment)) return "saved";
  if (waits) await releaseOrder(db, order, toPaymentStatus(order, null));
  const free: OrderRow = waits ? { ...order, payment_status: null } : order;
  const stored = { order: free, lines };
  if (!isOnline(method)) {
    const status = toPaymentStatus(free, null);
    return (await placeOrder(context, stored, { draft, payment }, () => status)) ?? "sent";
  }
  const refusal = await holdOrder(context, stored, draft, payment);
  if (refusal) return refusal;
  await followHold(context, order);
  return "sent";
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
    comment: comment === undefined ? order.comment : textOrNull(comment),
    scheduledFor: scheduledFor === undefined ? order.scheduled_delivery_date : scheduledFor,
  };
}

/** An instant of a year that every database and calendar knows, in whatever time zone. */
function isStorable(instant: Date): boolean {
  const year = instant.getUTCFullYear();
  return year >= 1970 && year < 9999;
}
