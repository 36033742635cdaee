import { findOrder } from "../../orders/orders.store.ts";
import { isOpenPayment } from "../is-open-payment.ts";
import { giveUpAt, withdrawAt } from "../next-poll-at.ts";
import type { PaymentContext } from "../payment-context.ts";
import { findPayment, type PaymentRow } from "../payments.store.ts";
import type { PaymentReport } from "../providers/common/payment-provider.ts";
import { ProviderFailure } from "../providers/common/provider-failure.ts";
import { abandonOnStop } from "./abandon-on-stop.ts";
import { applyReport } from "./apply-report.ts";

/**
 * Asks the provider for the payment's state and applies the answer. Withdraws a payment that no
 * order waits for any more. Without an answer nothing changes, until the order has waited long
 * enough. Never call it in a transaction.
 */
export async function pollPayment(context: PaymentContext, payment: PaymentRow): Promise<void> {
  const now = context.clock();
  if (await isStillAwaited(context, payment, now)) {
    const { reference } = payment;
    // It has not been created yet: the request that creates it learns its state.
    if (reference === null) return;
    const report = await callProviderLogged(context, payment, { reference, what: "status" });
    if (!(report instanceof ProviderFailure)) await applyReport(context, payment, report);
    return;
  }
  const after = await withdrawPayment(context, payment);
  // A process that stops did not wait for the answer.
  if (context.stopSignal?.aborted || !isOpenPayment(after)) return;
  if (now >= giveUpAt(after)) await cancelPaymentLocally(context, after);
}

/**
 * Withdraws a payment where its provider can, and returns it as it is then: it may be paid. When
 * the provider only says that it is not paid yet, it is cancelled here; a later payment counts as
 * paid late. Without an answer it stays as it is. Never call it in a transaction.
 */
export async function withdrawPayment(
  context: PaymentContext,
  payment: PaymentRow,
): Promise<PaymentRow & { isProcessing?: boolean }> {
  // A payment that has not been created is cancelled first, and its reference is read after that.
  // The request that creates it stores the reference first, and then checks whether it was
  // cancelled.
  const current =
    payment.reference === null ? await cancelPaymentLocally(context, payment) : payment;
  const { reference } = current;
  if (reference === null) return current;
  const report = await callProviderLogged(context, current, { reference, what: "cancel" });
  if (report instanceof ProviderFailure) return current;
  await applyReport(context, current, report);
  const after = await reloadPayment(context, current);
  if (!isOpenPayment(after)) return after;
  return isProcessing(after, report)
    ? { ...after, isProcessing: true }
    : cancelPaymentLocally(context, after);
}

/** Stripe withdraws every payment, except one about which a bank is deciding. */
function isProcessing({ kind }: PaymentRow, { state, raw }: PaymentReport): boolean {
  return kind === "stripe" && state === "pending" && raw === "processing";
}

/**
 * Ends a payment on this server, also when its provider does not answer; its order no longer waits
 * for it.
 */
export async function cancelPaymentLocally(
  context: PaymentContext,
  payment: PaymentRow,
): Promise<PaymentRow> {
  await applyReport(context, payment, { state: "cancelled", raw: "given_up", intentId: null });
  return reloadPayment(context, payment);
}

/**
 * Returns whether the payment may still come in time: its order is not placed, and its time is not
 * over.
 */
async function isStillAwaited(
  { db }: PaymentContext,
  payment: PaymentRow,
  now: Date,
): Promise<boolean> {
  // A payment that was paid is only polled for refunds.
  if (["paid", "partially_refunded", "refunded"].includes(payment.state)) return true;
  if (!isOpenPayment(payment) || now >= withdrawAt(payment)) return false;
  const stored = await findOrder(db, payment.company_id, payment.order_id);
  return stored?.order.status === "INITIATED";
}

/** Logs a failure; the next poll tries again. */
async function callProviderLogged(
  { providers, log, stopSignal }: PaymentContext,
  { company_id, id, provider_id, created_at }: PaymentRow,
  { reference, what }: { reference: string; what: "status" | "cancel" },
): Promise<PaymentReport | ProviderFailure> {
  const provider = await providers.open(company_id, provider_id);
  const report =
    provider instanceof ProviderFailure
      ? provider
      : await abandonOnStop(provider[what]({ reference, createdAt: created_at }), stopSignal);
  if (report instanceof ProviderFailure) {
    const { kind, reason } = report;
    log.warn({ company_id, payment: id, provider_id, what, kind, reason }, "provider failed");
  }
  return report;
}

async function reloadPayment({ db }: PaymentContext, payment: PaymentRow): Promise<PaymentRow> {
  return (await findPayment(db, payment.company_id, payment.id)) ?? payment;
}
