import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { paymentInstrument, paymentIntentKind } from "@comanda/domain/orders/payment-method";
import {
  CARD_FORM_TIMEOUT_MINUTES,
  PAYMENT_TIMEOUT_MINUTES,
} from "@comanda/domain/orders/payment-status";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import { readCatalog } from "../../catalog/read-catalog.ts";
import type { ApiContext } from "../../context/api-context.ts";
import { awaitsPayment, isRefundedOrPending } from "../../orders/order-payment-status.ts";
import { findOrder, lockOrder, mayAccessOrder, type OrderRow } from "../../orders/orders.store.ts";
import { newId } from "../../shared/new-id.ts";
import { Refusal } from "../../shared/refusal.ts";
import { isOpenPayment } from "../is-open-payment.ts";
import { withdrawAt } from "../next-poll-at.ts";
import { findPaymentsOfOrder, insertPayment, type PaymentRow } from "../payments.store.ts";
import type { ProviderKind } from "../providers/common/provider-kind.ts";
import { toStoredFacts, type VisitorInfo } from "./payment-facts.ts";
import { calculateTerms, type PaymentTerms, type RequestedTerms } from "./payment-terms.ts";

/** The order and the method of a new payment, and who sends the request. */
export type PaymentToRecord = {
  companyId: string;
  orderId: string;
  device: string | null;
  method: PaymentMethod & { provider_id: string };
  kind: ProviderKind;
  terms: RequestedTerms;
  visitor: VisitorInfo;
};

/** Another payment of the order has to be withdrawn first. */
export class ConflictingPayment extends Refusal {
  readonly payment: PaymentRow;

  constructor(payment: PaymentRow) {
    super("order_not_editable");
    this.payment = payment;
  }
}

const NOTHING_TO_PAY = "The order costs nothing: sent in, it is placed without a payment";
const TOO_MANY_PAYMENTS =
  "The order has had as many payments as it may have: it can only be paid offline";

/**
 * The maximum of payments of one order, including those that are over: each may be polled for a
 * day. A customer who changes the tip often makes five, and a refused card is tried again on the
 * same payment.
 */
const MAX_PAYMENTS = 20;

/** A payment that expires sooner is not reused. */
const MIN_REMAINING_MS = MINUTE_MS;

/**
 * Records a new payment of the order and returns its id. Returns an existing payment with the same
 * terms, so that two taps, two tabs or a lost answer make one payment. Does not call the provider.
 * Runs in a transaction. Refusals: `ConflictingPayment`; 404 `order_not_found`; 409
 * `order_not_editable`; 422 `payment_method_not_found`; those of `validateForPlacement`.
 */
export async function recordPayment(
  context: ApiContext,
  toRecord: PaymentToRecord,
): Promise<Refusal | { id: string }> {
  const { db, clock } = context;
  const { companyId, orderId, device, method } = toRecord;
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  await lockOrder(db, companyId, orderId);
  const stored = await findOrder(db, companyId, orderId);
  if (!stored || !mayAccessOrder(stored, device)) return new Refusal("order_not_found");
  const { order } = stored;
  if (order.status !== "INITIATED" || isRefundedOrPending(order))
    return new Refusal("order_not_editable");
  const terms = await calculateTerms(context, catalog, stored, {
    method,
    requested: toRecord.terms,
  });
  if (terms instanceof Refusal) return terms;
  // An order without an amount is placed when it is sent.
  if (terms.amount === 0)
    return new Refusal("payment_method_not_found", { detail: NOTHING_TO_PAY });

  const now = clock();
  const payments = await findPaymentsOfOrder(db, companyId, orderId);
  const same = payments.find((each) => isReusable(each, toRecord, terms, now));
  if (same) return { id: same.id };
  if (payments.length >= MAX_PAYMENTS) {
    return new Refusal("payment_method_not_found", { detail: TOO_MANY_PAYMENTS });
  }
  const other = payments.find(({ state }) => state === "pending");
  if (other) return new ConflictingPayment(other);

  const id = newId();
  const expires_at = expiryOf(order, method, now);
  const { provider_id } = method;
  await insertPayment(db, {
    company_id: companyId,
    id,
    order_id: orderId,
    method_id: method.id,
    instrument: paymentInstrument(method),
    provider_id,
    kind: toRecord.kind,
    amount: terms.amount,
    currency: order.currency.code,
    state: "pending",
    received: null,
    reference: null,
    refusal: null,
    idempotency_key: id,
    params: null,
    facts: JSON.stringify(
      toStoredFacts(catalog, stored, { provider_id, ...terms }, toRecord.visitor),
    ),
    expires_at,
    ask_at: withdrawAt({ expires_at }),
    asked_at: null,
    created_at: now,
    updated_at: now,
  });
  return { id };
}

/** Returns whether the payment has the requested terms and can still be paid for a while. */
function isReusable(
  payment: PaymentRow,
  { method }: PaymentToRecord,
  { amount, tip, feeAccepted }: PaymentTerms,
  now: Date,
): boolean {
  const { facts, method_id, provider_id, expires_at } = payment;
  const isSame =
    method_id === method.id &&
    provider_id === method.provider_id &&
    payment.amount === amount &&
    facts.tip === tip &&
    facts.feeAccepted === feeAccepted;
  return (
    isSame && isOpenPayment(payment) && expires_at.getTime() > now.getTime() + MIN_REMAINING_MS
  );
}

/** Returns when the payment expires: with an order that waits for it, or after the usual time. */
function expiryOf(order: OrderRow, method: PaymentMethod, now: Date): Date {
  const kind = paymentIntentKind(method);
  const minutes = kind === "stripe" ? CARD_FORM_TIMEOUT_MINUTES : PAYMENT_TIMEOUT_MINUTES[kind];
  const isAwaited = awaitsPayment(order) && order.assigned_payment?.id === method.id;
  const until = isAwaited ? order.payment_expires_at : null;
  const usual = new Date(now.getTime() + minutes * MINUTE_MS);
  return until && until.getTime() > now.getTime() + MIN_REMAINING_MS ? until : usual;
}
