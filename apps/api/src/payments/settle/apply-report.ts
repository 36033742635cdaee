import { transact } from "../../db/transact.ts";
import { runInCompanyShare } from "../../db/use/database-use.ts";
import {
  findOrder,
  lockOrder,
  type OrderRow,
  type StoredOrder,
} from "../../orders/orders.store.ts";
import { publishOrderChangedOrLog } from "../../orders/publish-order-changed.ts";
import { Refusal } from "../../shared/refusal.ts";
import { isOutcomeUnknown, nextPollAt } from "../next-poll-at.ts";
import type { PaymentContext } from "../payment-context.ts";
import { findPayment, type PaymentKey, type PaymentRow, updatePayment } from "../payments.store.ts";
import { advancePaymentState } from "../providers/common/payment-progress.ts";
import type { PaymentReport } from "../providers/common/payment-provider.ts";
import { cancelOrderPaidTooLate, type SettlePaid, settlePaidPayment } from "./settle-paid-order.ts";
import { settleRefundedPayment, settleUnpaidPayment } from "./settle-unpaid-order.ts";

/**
 * Applies a provider's report to the payment and its order, in one transaction that locks the
 * order: reports may come late, twice, concurrently and in any order. A report that does not match
 * the payment only marks it as suspect, for a person to check. An order that was paid too late to
 * be placed is cancelled in a second transaction, because the first is rolled back. Publishes the
 * change.
 */
export async function applyReport(
  context: PaymentContext,
  payment: PaymentKey,
  report: PaymentReport,
): Promise<void> {
  const applyWith = (settle: SettlePaid) =>
    runInCompanyShare(payment.company_id, () =>
      transact(context.db, (trx) => apply({ ...context, db: trx }, payment, report, settle)),
    );
  let applied = await applyWith(settlePaidPayment);
  if (applied instanceof Refusal) {
    const { company_id, id } = payment;
    context.log.warn({ company_id, payment: id, code: applied.code }, "paid too late to be placed");
    applied = await applyWith(cancelOrderPaidTooLate);
  }
  if (applied instanceof Refusal) throw new Error(`payment ${payment.id}: ${applied.code}`);
  const { changed } = applied;
  if (!changed) return;
  const { company_id, id, order_id, kind, state, suspect } = changed;
  const facts = { company_id, payment: id, order: order_id, kind, state, suspect, raw: report.raw };
  context.log[suspect ? "warn" : "info"](facts, "payment");
  await publishOrderChangedOrLog(context, { company_id, id: order_id });
}

/** Runs in a transaction; `changed` is the payment as it is now, null when nothing changed. */
async function apply(
  context: PaymentContext,
  key: PaymentKey,
  report: PaymentReport,
  settle: SettlePaid,
): Promise<{ changed: PaymentRow | null } | Refusal> {
  const { db, clock } = context;
  const seen = await findPayment(db, key.company_id, key.id);
  if (!seen) return { changed: null };
  await lockOrder(db, seen.company_id, seen.order_id);
  const payment = (await findPayment(db, seen.company_id, seen.id)) ?? seen;
  const stored = await orderOf(context, payment);
  const now = clock();

  const after = applyToPayment(payment, report);
  const { state, received, refusal } = after;
  const isMoved = state !== payment.state;
  const isRefused = refusal !== payment.refusal && state === "failed";
  const hasChanged = isMoved || isRefused || after.suspect !== payment.suspect;
  if (hasChanged) {
    const { suspect } = after;
    await updatePayment(db, payment, { state, received, suspect, refusal, updated_at: now });
  }
  if (isMoved || isRefused) {
    const isMoney = payment.received === null && received !== null;
    const refused = await settleOrder(context, stored, after, isMoney ? settle : null);
    if (refused) return refused;
  }
  const { order } = await orderOf(context, payment);
  const planned = planNextPoll(after, order, { report, now });
  await updatePayment(db, payment, planned);
  const { suspect } = planned;
  return { changed: hasChanged || suspect !== after.suspect ? { ...after, suspect } : null };
}

/** Returns the payment after the report; a report that does not match only makes it suspect. */
function applyToPayment(payment: PaymentRow, report: PaymentReport): PaymentRow {
  if (!matchesPayment(payment, report)) return { ...payment, suspect: true };
  const state = advancePaymentState(payment.state, report.state);
  const refusal = (report.state === "failed" ? report.refusal : null) ?? payment.refusal;
  return { ...payment, state, refusal, received: receivedBy(payment, report) };
}

/**
 * Returns the time of the next poll. Suspect: no further poll is planned, and Stripe, which reports
 * how each payment ends, has not done so.
 */
function planNextPoll(
  after: PaymentRow,
  order: OrderRow,
  { report, now }: { report: PaymentReport; now: Date },
): { ask_at: Date | null; suspect: boolean } {
  const isAtStripe = after.kind === "stripe";
  // A payment that Stripe has withdrawn can no longer be paid; with other providers that happens.
  const isFinal = isAtStripe && report.state === "cancelled" && report.intentId === after.id;
  const ask_at = isFinal ? null : nextPollAt(after, order, now);
  const isAnswered = isFinal || !isAtStripe;
  const isLost = ask_at === null && isOutcomeUnknown(after, { isAnswered });
  return { ask_at, suspect: after.suspect || isLost };
}

/**
 * `settle` is given when money arrived with this report. A card that is refused again ends the try.
 */
function settleOrder(
  context: PaymentContext,
  stored: StoredOrder,
  payment: PaymentRow,
  settle: SettlePaid | null,
): Promise<Refusal | null> {
  switch (payment.state) {
    case "paid":
    case "partially_refunded":
      return settle ? settle(context, stored, payment) : Promise.resolve(null);
    case "failed":
    case "cancelled":
      return settleUnpaidPayment(context, stored, payment);
    case "refunded":
      return settleRefundedPayment(context, stored, payment);
    default:
      return Promise.resolve(null);
  }
}

/**
 * Returns whether the report matches the payment: the same attempt, the same currency, an amount
 * above zero, and the same amount as in earlier reports.
 */
function matchesPayment(payment: PaymentRow, report: PaymentReport): boolean {
  if (report.intentId !== null && report.intentId !== payment.id) return false;
  if (report.state !== "paid" || report.received === "as_asked") return true;
  if (report.received === null) return false;
  const { amount, currency } = report.received;
  const isKnown = payment.received === null || payment.received === amount;
  return currency === payment.currency && amount > 0 && isKnown;
}

function receivedBy({ amount, received }: PaymentRow, report: PaymentReport): number | null {
  // A partial refund means that the payment was received, also when no report said so.
  if (report.state === "partially_refunded") return received ?? amount;
  if (report.state !== "paid" || report.received === null) return received;
  return report.received === "as_asked" ? (received ?? amount) : report.received.amount;
}

async function orderOf({ db }: PaymentContext, { company_id, order_id }: PaymentRow) {
  const stored = await findOrder(db, company_id, order_id);
  if (!stored) throw new Error("a payment without its order");
  return stored;
}
