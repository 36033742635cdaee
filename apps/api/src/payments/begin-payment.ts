import type { PaymentMethod } from "@comanda/contract/payments";
import { instrumentOf, intentKind } from "@comanda/domain/payment-method";
import { FORM_MINUTES, PAYMENT_MINUTES } from "@comanda/domain/payment-status";
import { readCatalog } from "../companies/read-company.ts";
import type { Context } from "../deps.ts";
import { newId } from "../ids.ts";
import { findOrder, isOwn, lockOrder, type OrderRow } from "../orders/orders.store.ts";
import { awaitsPayment, isBeingRefunded } from "../orders/payment-status-change.ts";
import { Refusal } from "../refusal.ts";
import { withdrawalTime } from "./next-asking.ts";
import { isOpen } from "./open-payment.ts";
import { toFacts, type Visit } from "./payment-facts.ts";
import { type AskedTerms, type Terms, termsOf } from "./payment-terms.ts";
import { findPaymentsOf, insertPayment, type PaymentRow } from "./payments.store.ts";
import type { ProviderKind } from "./providers/provider.ts";

/** Which order is to be paid, by what, and who asks. */
export type Asked = {
  companyId: string;
  orderId: string;
  device: string | null;
  method: PaymentMethod & { provider_id: string };
  kind: ProviderKind;
  terms: AskedTerms;
  visit: Visit;
};

/** Another payment of the order has to be withdrawn before this one can be begun. */
export class InTheWay extends Refusal {
  readonly payment: PaymentRow;

  constructor(payment: PaymentRow) {
    super("order_not_editable");
    this.payment = payment;
  }
}

const FREE = "The order costs nothing: sent in, it is placed without a payment";
const SPENT = "The order has had as many payments as it may have: it can only be paid offline";

/**
 * Payments of one order, with those that are over: each may be asked about at its provider for a day. One
 * who cannot decide on a tip makes five, and a card that was refused is tried again in the same one.
 */
const MOST_PAYMENTS = 20;

/** What is about to run out is not handed out again. */
const LEAST_MS = 60_000;

/**
 * Writes down that the order is about to be paid, and answers with the id of that payment: the one there
 * is already when it is for the same, so that two taps, two tabs or a lost answer are one payment.
 * Nothing is asked of the provider yet. Runs in a transaction. Refusals: `InTheWay`; 404
 * `order_not_found`; 409 `order_not_editable`; 422 `payment_method_not_found`; those of `judgeOrder`.
 */
export async function beginPayment(
  context: Context,
  asked: Asked,
): Promise<Refusal | { id: string }> {
  const { db, clock } = context;
  const { companyId, orderId, device, method } = asked;
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  await lockOrder(db, companyId, orderId);
  const stored = await findOrder(db, companyId, orderId);
  if (!stored || !isOwn(stored, device)) return new Refusal("order_not_found");
  const { order } = stored;
  if (order.status !== "INITIATED" || isBeingRefunded(order))
    return new Refusal("order_not_editable");
  const terms = await termsOf(context, catalog, stored, { method, asked: asked.terms });
  if (terms instanceof Refusal) return terms;
  // Nothing to pay: such an order is placed by being sent.
  if (terms.amount === 0) return new Refusal("payment_method_not_found", { detail: FREE });

  const now = clock();
  const payments = await findPaymentsOf(db, companyId, orderId);
  const same = payments.find((each) => isReusable(each, asked, terms, now));
  if (same) return { id: same.id };
  if (payments.length >= MOST_PAYMENTS) {
    return new Refusal("payment_method_not_found", { detail: SPENT });
  }
  const other = payments.find(({ state }) => state === "pending");
  if (other) return new InTheWay(other);

  const id = newId();
  const expires_at = expiryOf(order, method, now);
  const { provider_id } = method;
  await insertPayment(db, {
    company_id: companyId,
    id,
    order_id: orderId,
    method_id: method.id,
    instrument: instrumentOf(method),
    provider_id,
    kind: asked.kind,
    amount: terms.amount,
    currency: order.currency.code,
    state: "pending",
    received: null,
    reference: null,
    refusal: null,
    idempotency_key: id,
    params: null,
    facts: JSON.stringify(toFacts(catalog, stored, { provider_id, ...terms }, asked.visit)),
    expires_at,
    ask_at: withdrawalTime({ expires_at }),
    asked_at: null,
    created_at: now,
    updated_at: now,
  });
  return { id };
}

/** Whether the payment is what is asked for, and can still be paid for a while. */
function isReusable(
  payment: PaymentRow,
  { method }: Asked,
  { amount, tip, feeAccepted }: Terms,
  now: Date,
): boolean {
  const { facts, method_id, provider_id, expires_at } = payment;
  const isSame =
    method_id === method.id &&
    provider_id === method.provider_id &&
    payment.amount === amount &&
    facts.tip === tip &&
    facts.feeAccepted === feeAccepted;
  return isSame && isOpen(payment) && expires_at.getTime() > now.getTime() + LEAST_MS;
}

/** A form may stand open for a while before its order is sent; an order that waits sets the time. */
function expiryOf(order: OrderRow, method: PaymentMethod, now: Date): Date {
  const kind = intentKind(method);
  const minutes = kind === "stripe" ? FORM_MINUTES : PAYMENT_MINUTES[kind];
  const isAwaited = awaitsPayment(order) && order.assigned_payment?.id === method.id;
  const until = isAwaited ? order.payment_expires_at : null;
  const usual = new Date(now.getTime() + minutes * 60_000);
  return until && until.getTime() > now.getTime() + LEAST_MS ? until : usual;
}
