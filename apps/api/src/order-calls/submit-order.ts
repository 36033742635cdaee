import type { OrderUpdate } from "@comanda/contract/orders/order-requests";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { isOnlineMethod } from "@comanda/domain/orders/payment-method";
import { trimToNull } from "@comanda/domain/text/visible-text";
import type { ApiContext } from "../context/api-context.ts";
import { lockOrderAndCompany } from "../orders/lock-order-and-company.store.ts";
import {
  awaitsPayment,
  changePaymentStatus,
  isRefundedOrPending,
} from "../orders/order-payment-status.ts";
import type { OrderRequest } from "../orders/order-request.ts";
import {
  lockOrder,
  type OrderRow,
  type StoredOrder,
  updateOrderWithStatus,
} from "../orders/orders.store.ts";
import { placeOrder } from "../orders/place/place-order.ts";
import { type PlacementFacts, readPlacementFacts } from "../orders/place/placement-facts.store.ts";
import { releaseToDraft } from "../orders/place/release-reservation.ts";
import { reserveForPayment } from "../orders/place/reserve-for-payment.ts";
import {
  lockPlacementTerms,
  type PlacementTerms,
  placementTerms,
  type SubmittedChanges,
} from "../orders/place/validate-for-placement.ts";
import type { RequestedPayment } from "../orders/rules/confirm-price.ts";
import { Refusal } from "../shared/refusal.ts";
import { alignPaymentExpiry } from "./align-payment-expiry.ts";
import { maySubmitOrder } from "./may-submit-order.ts";
import { isPlacedWith, isReservedFor } from "./same-submission.ts";

/**
 * What an update has done; `stored` is the order as it is after it, null when it has to be read again.
 * `hasPayments`: the order ever had an online payment. `unprepared`: nothing, because a provider has to be
 * called first.
 */
export type SubmitResult =
  | { outcome: "saved"; stored: StoredOrder | null }
  | SubmittedResult
  | { outcome: "unprepared" };

type SubmittedResult = {
  outcome: "submitted";
  stored: StoredOrder | null;
  hasPayments: boolean;
  sharedCart: OrderRow["shared_cart"];
};

/** A payment with an order, and whether its providers were called already. */
type Submission = { draft: SubmittedChanges; payment: RequestedPayment; isPrepared: boolean };

/**
 * Writes an update of an order. `submitted`: the order is placed now, or waits for its payment. `saved`:
 * only the draft has changed, or nothing, because the same update was sent before. An order that waits for
 * another payment becomes a draft first, so that it reserves nothing twice. One statement locks, one reads
 * under the locks, and one writes (decision 54). Until `isPrepared`, it does nothing where a provider has
 * to be called, which must not be done in its transaction. Refusals as in `updateOrder`.
 */
export async function submitOrder(
  context: ApiContext,
  { companyId, orderId, device }: OrderRequest,
  update: OrderUpdate,
  { isPrepared }: { isPrepared: boolean },
): Promise<SubmitResult | Refusal> {
  const { db, clock } = context;
  const payment = update.meta_data?.assigned_payment ?? null;
  await (payment ? lockOrderAndCompany : lockOrder)(db, companyId, orderId);
  const facts = await readPlacementFacts(db, companyId, orderId, clock());
  if (!facts || !maySubmitOrder(facts.stored, device)) return new Refusal("order_not_found");
  const { stored } = facts;
  const { order } = stored;
  if (order.status === "CANCELLED") return new Refusal("order_cancelled");
  const draft = toDraft(order, update);
  if (draft instanceof Refusal) return draft;
  if (payment) return submitWithPayment(context, facts, { draft, payment, isPrepared });
  if (order.status !== "INITIATED" || isRefundedOrPending(order) || awaitsPayment(order))
    return new Refusal("order_not_editable");
  await updateOrderWithStatus(db, order, "INITIATED", {
    comment: draft.comment,
    scheduled_delivery_date: draft.scheduledFor,
    updated_at: clock(),
  });
  return { outcome: "saved", stored: null };
}

/** Submits an order with its payment; one that is placed already only counts as sent again. */
async function submitWithPayment(
  context: ApiContext,
  facts: PlacementFacts,
  submission: Submission,
): Promise<SubmitResult | Refusal> {
  const { stored, catalogState } = facts;
  const { order } = stored;
  if (order.status !== "INITIATED") {
    const { db, catalogCache } = context;
    const catalog = await catalogCache.readWithState(db, order.company_id, catalogState);
    if (!catalog) return new Refusal("company_not_found");
    const isRepetition = isPlacedWith(catalog, order, submission.draft, submission.payment);
    return isRepetition ? { outcome: "saved", stored } : new Refusal("order_not_editable");
  }
  if (isRefundedOrPending(order)) return new Refusal("order_not_editable");
  const terms = await placementTerms(context, facts, submission.payment.payment_method_id);
  if (terms instanceof Refusal) return terms;
  if (!submission.isPrepared && (facts.hasPayments || needsProvider(terms.method)))
    return { outcome: "unprepared" };
  if (!awaitsPayment(order)) return submitDraft(context, terms, stored, submission);
  return submitAgain(context, terms, stored, submission);
}

/** Whether the method is paid at a provider, which must answer before an order is submitted with it. */
export function needsProvider(
  method: PaymentMethod,
): method is PaymentMethod & { provider_id: string } {
  return Boolean(method.provider_id) && isOnlineMethod(method);
}

/** Submits an order that waits for a payment; with other terms it becomes a draft first. */
async function submitAgain(
  context: ApiContext,
  { catalog, method }: PlacementTerms,
  stored: StoredOrder,
  submission: Submission,
): Promise<SubmitResult | Refusal> {
  const { draft, payment } = submission;
  const { order } = stored;
  const now = context.clock();
  if (isReservedFor({ catalog, now }, order, draft, payment)) return { outcome: "saved", stored };
  await releaseToDraft(context.db, order, changePaymentStatus(order, null));
  // What the order had reserved is free again.
  const terms = await lockPlacementTerms(context, order, method.id);
  if (terms instanceof Refusal) return terms;
  return submitDraft(context, terms, terms.facts.stored, submission);
}

async function submitDraft(
  context: ApiContext,
  terms: PlacementTerms,
  stored: StoredOrder,
  submission: Submission,
): Promise<SubmitResult | Refusal> {
  const { hasPayments } = terms.facts;
  const submitted = (after: StoredOrder | null): SubmittedResult => {
    const sharedCart = stored.order.shared_cart;
    return { outcome: "submitted", stored: after, hasPayments, sharedCart };
  };
  if (!isOnlineMethod(terms.method)) {
    const status = changePaymentStatus(stored.order, null);
    const placed = await placeOrder(context, terms, stored, submission, () => status);
    if (placed instanceof Refusal) return placed;
    return submitted(withEvent(stored, placed.order));
  }
  const reserved = await reserveForPayment(context, terms, stored, submission);
  if (reserved instanceof Refusal) return reserved;
  if ("order" in reserved) return submitted(withEvent(stored, reserved.order));
  await alignPaymentExpiry(context, reserved);
  return submitted(null);
}

/** The order with the event of its new status; null for one that a rule has changed again. */
function withEvent(stored: StoredOrder, order: OrderRow | null): StoredOrder | null {
  if (!order) return null;
  const { company_id, id: order_id, status, updated_at: at } = order;
  const event = { company_id, order_id, position: stored.events.length, status, at, actor: null };
  return { ...stored, order, events: [...stored.events, event] };
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
