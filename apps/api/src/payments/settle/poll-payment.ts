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
 * Asks the provider how the payment stands, and does what follows. A payment that nobody waits for any
 * more is withdrawn instead. A provider that does not answer changes nothing, until an order has waited
 * for it long enough. Never to be called in a transaction.
 */
export async function pollPayment(context: PaymentContext, payment: PaymentRow): Promise<void> {
  const now = context.clock();
  if (await isStillAwaited(context, payment, now)) {
    const { reference } = payment;
    // It has not been begun yet: whoever begins it knows how it stands.
    if (reference === null) return;
    const report = await callProviderLogged(context, payment, { reference, what: "status" });
    if (!(report instanceof ProviderFailure)) await applyReport(context, payment, report);
    return;
  }
  const after = await withdrawPayment(context, payment);
  // Who stops has not waited for the answer.
  if (context.stopSignal?.aborted || !isOpenPayment(after)) return;
  if (now >= giveUpAt(after)) await cancelPaymentLocally(context, after);
}

/**
 * Withdraws a payment where its provider can, and answers with how it stands then: maybe paid. One that
 * the provider only says is not paid yet is given up here; what is paid after that was paid late. It is
 * as it was when the provider does not answer. Never to be called in a transaction.
 */
export async function withdrawPayment(
  context: PaymentContext,
  payment: PaymentRow,
): Promise<PaymentRow & { isProcessing?: boolean }> {
  // One that nobody has begun yet is given up first, and its name looked for after that; whoever begins
  // it at this moment notes its name first, and looks after that whether it was given up.
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

/** Stripe withdraws all but what a bank is deciding about. */
function isProcessing({ kind }: PaymentRow, { state, raw }: PaymentReport): boolean {
  return kind === "stripe" && state === "pending" && raw === "processing";
}

/** Ends a payment on our side, whatever its provider does; the order that waits for it waits no longer. */
export async function cancelPaymentLocally(
  context: PaymentContext,
  payment: PaymentRow,
): Promise<PaymentRow> {
  await applyReport(context, payment, { state: "cancelled", raw: "given_up", intentId: null });
  return reloadPayment(context, payment);
}

/** Whether the payment may still come in time: its order is not placed, and its time is not over. */
async function isStillAwaited(
  { db }: PaymentContext,
  payment: PaymentRow,
  now: Date,
): Promise<boolean> {
  // What was paid once is only looked after.
  if (["paid", "partially_refunded", "refunded"].includes(payment.state)) return true;
  if (!isOpenPayment(payment) || now >= withdrawAt(payment)) return false;
  const stored = await findOrder(db, payment.company_id, payment.order_id);
  return stored?.order.status === "INITIATED";
}

/** Failures are logged, and left to the next time. */
async function callProviderLogged(
  { providers: desk, log, stopSignal: stopping }: PaymentContext,
  { company_id, id, provider_id, created_at }: PaymentRow,
  { reference, what }: { reference: string; what: "status" | "cancel" },
): Promise<PaymentReport | ProviderFailure> {
  const provider = await desk.open(company_id, provider_id);
  const report =
    provider instanceof ProviderFailure
      ? provider
      : await abandonOnStop(provider[what]({ reference, createdAt: created_at }), stopping);
  if (report instanceof ProviderFailure) {
    const { kind, reason } = report;
    log.warn({ company_id, payment: id, provider_id, what, kind, reason }, "provider failed");
  }
  return report;
}

async function reloadPayment({ db }: PaymentContext, payment: PaymentRow): Promise<PaymentRow> {
  return (await findPayment(db, payment.company_id, payment.id)) ?? payment;
}
