import { transact } from "../db/transact.ts";
import { publishOrderChanged } from "../orders/order-changed.ts";
import { findOrder, lockOrder, type StoredOrder } from "../orders/orders.store.ts";
import { Refusal } from "../refusal.ts";
import type { PaymentContext } from "./context.ts";
import { nextAsking } from "./next-asking.ts";
import { findPayment, type PaymentKey, type PaymentRow, updatePayment } from "./payments.store.ts";
import { progress } from "./providers/payment-progress.ts";
import type { PaymentReport } from "./providers/provider.ts";
import {
  cancelPaidOrder,
  type PaidSettler,
  settlePaid,
  settleRefunded,
  settleUnpaid,
} from "./settle-order.ts";

/**
 * Makes of a provider's report what follows from it, for the payment and its order, in one transaction
 * that holds the order: reports may come late, twice, at once and in any order. What does not match the
 * payment is marked for a person to look at, and nothing else follows. An order that was paid too late
 * to be placed is cancelled, in a second transaction: the first undoes what the placing had begun.
 * Who watches the order is told.
 */
export async function applyReport(
  context: PaymentContext,
  payment: PaymentKey,
  report: PaymentReport,
): Promise<void> {
  const run = (settle: PaidSettler) =>
    transact(context.db, (trx) => apply({ ...context, db: trx }, payment, report, settle));
  let applied = await run(settlePaid);
  if (applied instanceof Refusal) {
    const { company_id, id } = payment;
    context.log.warn({ company_id, payment: id, code: applied.code }, "paid too late to be placed");
    applied = await run(cancelPaidOrder);
  }
  if (applied instanceof Refusal) throw new Error(`payment ${payment.id}: ${applied.code}`);
  const { changed } = applied;
  if (!changed) return;
  const { company_id, id, order_id, kind, state, suspect } = changed;
  const facts = { company_id, payment: id, order: order_id, kind, state, suspect, raw: report.raw };
  context.log[suspect ? "warn" : "info"](facts, "payment");
  await publishOrderChanged(context.events, { company_id, id: order_id });
}

/** Runs in a transaction; `changed` is the payment as it is now, null when the report brought no news. */
async function apply(
  context: PaymentContext,
  key: PaymentKey,
  report: PaymentReport,
  settle: PaidSettler,
): Promise<{ changed: PaymentRow | null } | Refusal> {
  const { db, clock } = context;
  const seen = await findPayment(db, key.company_id, key.id);
  if (!seen) return { changed: null };
  await lockOrder(db, seen.company_id, seen.order_id);
  const payment = (await findPayment(db, seen.company_id, seen.id)) ?? seen;
  const stored = await orderOf(context, payment);
  const now = clock();

  const isMatch = matches(payment, report);
  const state = isMatch ? progress(payment.state, report.state) : payment.state;
  const received = isMatch ? receivedBy(payment, report) : payment.received;
  const after: PaymentRow = { ...payment, state, received, suspect: payment.suspect || !isMatch };
  const isNews = state !== payment.state || after.suspect !== payment.suspect;
  if (isNews) {
    const { suspect } = after;
    await updatePayment(db, payment, { state, received, suspect, updated_at: now });
  }
  if (state !== payment.state) {
    const refusal = await follow(context, stored, after, settle);
    if (refusal) return refusal;
  }
  const { order } = await orderOf(context, payment);
  const ask_at = isFinal(payment, report) ? null : nextAsking(after, order, now);
  await updatePayment(db, payment, { ask_at });
  return { changed: isNews ? after : null };
}

function follow(
  context: PaymentContext,
  stored: StoredOrder,
  payment: PaymentRow,
  settle: PaidSettler,
): Promise<Refusal | null> {
  switch (payment.state) {
    case "paid":
      return settle(context, stored, payment);
    case "failed":
    case "cancelled":
      return settleUnpaid(context, stored, payment);
    case "refunded":
      return settleRefunded(context, stored, payment);
    default:
      return Promise.resolve(null);
  }
}

/** What Stripe has withdrawn nobody can pay any more; with others it has happened. */
function isFinal({ kind, id }: PaymentRow, { state, intentId }: PaymentReport): boolean {
  return kind === "stripe" && state === "cancelled" && intentId === id;
}

/**
 * Whether the report is about this payment, and says of money what can be believed: in its currency, more
 * than nothing, and no other amount than was said before.
 */
function matches(payment: PaymentRow, report: PaymentReport): boolean {
  if (report.intentId !== null && report.intentId !== payment.id) return false;
  if (report.state !== "paid" || report.received === "as_asked") return true;
  if (report.received === null) return false;
  const { amount, currency } = report.received;
  const isKnown = payment.received === null || payment.received === amount;
  return currency === payment.currency && amount > 0 && isKnown;
}

function receivedBy({ amount, received }: PaymentRow, report: PaymentReport): number | null {
  if (report.state !== "paid" || report.received === null) return received;
  return report.received === "as_asked" ? (received ?? amount) : report.received.amount;
}

async function orderOf({ db }: PaymentContext, { company_id, order_id }: PaymentRow) {
  const stored = await findOrder(db, company_id, order_id);
  if (!stored) throw new Error("a payment without its order");
  return stored;
}
