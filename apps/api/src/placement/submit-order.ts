import type { OrderUpdate } from "@comanda/contract/orders/order-requests";
import { isOnlineMethod } from "@comanda/domain/orders/payment-method";
import { trimToNull } from "@comanda/domain/text/visible-text";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { Catalog } from "../catalog/to-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";
import {
  awaitsPayment,
  changePaymentStatus,
  isRefundedOrPending,
} from "../orders/order-payment-status.ts";
import {
  findOrder,
  lockOrder,
  type OrderRow,
  type StoredOrder,
  updateOrderWithStatus,
} from "../orders/orders.store.ts";
import { placeOrder } from "../orders/place/place-order.ts";
import { reserveForPayment } from "../orders/place/reserve-for-payment.ts";
import { releaseToDraft } from "../orders/place/reserve-stock-and-discounts.ts";
import {
  findOfferedMethod,
  type SubmittedChanges,
} from "../orders/place/validate-for-placement.ts";
import type { RequestedPayment } from "../orders/rules/confirm-price.ts";
import { Refusal } from "../shared/refusal.ts";
import { alignPaymentExpiry } from "./align-payment-expiry.ts";
import { maySubmitOrder } from "./may-submit-order.ts";
import { isPlacedWith, isReservedFor } from "./same-submission.ts";

/** Which order, and the device that asks. */
export type OrderRequestKey = { companyId: string; orderId: string; device: string | null };

/**
 * Writes an update of an order: `sent` when it places the order or makes it wait for its payment,
 * `saved` when only the draft has changed, or nothing, because it was sent so before. An order that waits
 * for another payment than the one it is sent with now is a draft again first, so that it takes nothing
 * twice. Runs in a transaction; refusals as in `updateOrder`.
 */
export async function submitOrder(
  context: ApiContext,
  { companyId, orderId, device }: OrderRequestKey,
  update: OrderUpdate,
): Promise<"sent" | "saved" | Refusal> {
  const { db, clock } = context;
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  await lockOrder(db, companyId, orderId);
  const found = await findOrder(db, companyId, orderId);
  if (!found || !maySubmitOrder(found, device)) return new Refusal("order_not_found");
  const { order } = found;
  if (order.status === "CANCELLED") return new Refusal("order_cancelled");
  const draft = toDraft(order, update);
  if (draft instanceof Refusal) return draft;
  const payment = update.meta_data?.assigned_payment ?? null;
  if (order.status !== "INITIATED") {
    const isRepetition = payment && isPlacedWith(catalog, order, draft, payment);
    return isRepetition ? "saved" : new Refusal("order_not_editable");
  }
  if (isRefundedOrPending(order)) return new Refusal("order_not_editable");
  if (payment) return placeOrReserve(context, catalog, found, { draft, payment });
  if (awaitsPayment(order)) return new Refusal("order_not_editable");
  await updateOrderWithStatus(db, order, "INITIATED", {
    comment: draft.comment,
    scheduled_delivery_date: draft.scheduledFor,
    updated_at: clock(),
  });
  return "saved";
}

async function placeOrReserve(
  context: ApiContext,
  catalog: Catalog,
  { order, lines }: StoredOrder,
  { draft, payment }: { draft: SubmittedChanges; payment: RequestedPayment },
): Promise<"sent" | "saved" | Refusal> {
  const { db, clock } = context;
  const method = findOfferedMethod(catalog, order, payment.payment_method_id);
  if (!method) return new Refusal("payment_method_not_found");
  const waits = awaitsPayment(order);
  if (waits && isReservedFor({ catalog, now: clock() }, order, draft, payment)) return "saved";
  if (waits) await releaseToDraft(db, order, changePaymentStatus(order, null));
  const free: OrderRow = waits ? { ...order, payment_status: null } : order;
  const stored = { order: free, lines };
  if (!isOnlineMethod(method)) {
    const status = changePaymentStatus(free, null);
    return (await placeOrder(context, stored, { draft, payment }, () => status)) ?? "sent";
  }
  const refusal = await reserveForPayment(context, stored, draft, payment);
  if (refusal) return refusal;
  await alignPaymentExpiry(context, order);
  return "sent";
}

/** What the order would say after the update: what is absent stays. */
function toDraft(
  order: OrderRow,
  { comment, scheduled_delivery_date }: OrderUpdate,
): SubmittedChanges | Refusal {
  const scheduledFor =
    typeof scheduled_delivery_date === "string"
      ? new Date(scheduled_delivery_date)
      : scheduled_delivery_date;
  if (scheduledFor && !isStorable(scheduledFor)) {
    const fault = { path: "scheduled_delivery_date", message: "is not an instant" };
    return new Refusal("invalid_body", { errors: [fault] });
  }
  return {
    comment: comment === undefined ? order.comment : trimToNull(comment),
    scheduledFor: scheduledFor === undefined ? order.scheduled_delivery_date : scheduledFor,
  };
}

/** An instant of a year that every database and calendar knows, in whatever time zone. */
function isStorable(instant: Date): boolean {
  const year = instant.getUTCFullYear();
  return year >= 1970 && year < 9999;
}
