import type { OrderUpdate } from "@comanda/contract/orders/order-requests";
import { isOnlineMethod } from "@comanda/domain/orders/payment-method";
import { trimToNull } from "@comanda/domain/text/visible-text";
import { readCatalog } from "../catalog/read-catalog.ts";
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
  lockPlacementTerms,
  type SubmittedChanges,
} from "../orders/place/validate-for-placement.ts";
import type { RequestedPayment } from "../orders/rules/confirm-price.ts";
import { Refusal } from "../shared/refusal.ts";
import { alignPaymentExpiry } from "./align-payment-expiry.ts";
import { maySubmitOrder } from "./may-submit-order.ts";
import { isPlacedWith, isReservedFor } from "./same-submission.ts";

/** The order of a request, and the device that sends it. */
export type OrderRequestKey = { companyId: string; orderId: string; device: string | null };

/**
 * Writes an update of an order. `submitted`: the order is placed now, or waits for its payment. `saved`:
 * only the draft has changed, or nothing, because the same update was sent before. An order that waits for
 * another payment becomes a draft first, so that it reserves nothing twice. Reads the order once, and the
 * catalog at most once, under their locks. Runs in a transaction; refusals as in `updateOrder`.
 */
export async function submitOrder(
  context: ApiContext,
  { companyId, orderId, device }: OrderRequestKey,
  update: OrderUpdate,
): Promise<"submitted" | "saved" | Refusal> {
  const { db, clock } = context;
  await lockOrder(db, companyId, orderId);
  const found = await findOrder(db, companyId, orderId);
  if (!found || !maySubmitOrder(found, device)) return new Refusal("order_not_found");
  const { order } = found;
  if (order.status === "CANCELLED") return new Refusal("order_cancelled");
  const draft = toDraft(order, update);
  if (draft instanceof Refusal) return draft;
  const payment = update.meta_data?.assigned_payment ?? null;
  if (order.status !== "INITIATED") {
    if (!payment) return new Refusal("order_not_editable");
    const catalog = await readCatalog(context, companyId);
    if (catalog instanceof Refusal) return catalog;
    const isRepetition = isPlacedWith(catalog, order, draft, payment);
    return isRepetition ? "saved" : new Refusal("order_not_editable");
  }
  if (isRefundedOrPending(order)) return new Refusal("order_not_editable");
  if (payment) return placeOrReserve(context, found, { draft, payment });
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
  { order, lines }: StoredOrder,
  submission: { draft: SubmittedChanges; payment: RequestedPayment },
): Promise<"submitted" | "saved" | Refusal> {
  const { db, clock } = context;
  const { draft, payment } = submission;
  const terms = await lockPlacementTerms(context, order, payment.payment_method_id);
  if (terms instanceof Refusal) return terms;
  const { catalog, method } = terms;
  const waits = awaitsPayment(order);
  if (waits && isReservedFor({ catalog, now: clock() }, order, draft, payment)) return "saved";
  if (waits) await releaseToDraft(db, order, changePaymentStatus(order, null));
  const free: OrderRow = waits ? { ...order, payment_status: null } : order;
  const stored = { order: free, lines };
  if (!isOnlineMethod(method)) {
    const status = changePaymentStatus(free, null);
    return (await placeOrder(context, terms, stored, submission, () => status)) ?? "submitted";
  }
  const reserved = await reserveForPayment(context, terms, stored, submission);
  if (reserved instanceof Refusal) return reserved;
  if (reserved) await alignPaymentExpiry(context, reserved);
  return "submitted";
}

/**
 * Returns the comment and the time of the order after the update; a field that is absent keeps its
 * value.
 */
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

/** Returns whether databases and calendars can hold the instant in every time zone. */
function isStorable(instant: Date): boolean {
  const year = instant.getUTCFullYear();
  return year >= 1970 && year < 9999;
}
