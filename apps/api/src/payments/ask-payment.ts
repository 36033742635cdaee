import { findOrder } from "../orders/orders.store.ts";
import { applyReport } from "./apply-report.ts";
import type { PaymentContext } from "./context.ts";
import { patienceEnd, withdrawalTime } from "./next-asking.ts";
import { isOpen } from "./open-payment.ts";
import { findPayment, type PaymentRow } from "./payments.store.ts";
import type { PaymentReport } from "./providers/provider.ts";
import { ProviderFailure } from "./providers/provider-failure.ts";
import { untilStopped } from "./until-stopped.ts";

/**
 * Asks the provider how the payment stands, and does what follows. A payment that nobody waits for any
 * more is withdrawn instead. A provider that does not answer changes nothing, until an order has waited
 * for it long enough. Never to be called in a transaction.
 */
export async function askPayment(context: PaymentContext, payment: PaymentRow): Promise<void> {
  const now = context.clock();
  if (await isWaitedFor(context, payment, now)) {
    const { reference } = payment;
    // It has not been begun yet: whoever begins it knows how it stands.
    if (reference === null) return;
    const report = await askProvider(context, payment, { reference, what: "status" });
    if (!(report instanceof ProviderFailure)) await applyReport(context, payment, report);
    return;
  }
  const after = await withdrawPayment(context, payment);
  // Who stops has not waited for the answer.
  if (context.stopping?.aborted || !isOpen(after)) return;
  if (now >= patienceEnd(after)) await giveUpPayment(context, after);
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
  const known = payment.reference === null ? await giveUpPayment(context, payment) : payment;
  const { reference } = known;
  if (reference === null) return known;
  const report = await askProvider(context, known, { reference, what: "cancel" });
  if (report instanceof ProviderFailure) return known;
  await applyReport(context, known, report);
  const after = await reread(context, known);
  if (!isOpen(after)) return after;
  return isProcessing(after, report)
    ? { ...after, isProcessing: true }
    : giveUpPayment(context, after);
}

/** Stripe withdraws all but what a bank is deciding about. */
function isProcessing({ kind }: PaymentRow, { state, raw }: PaymentReport): boolean {
  return kind === "stripe" && state === "pending" && raw === "processing";
}

/** Ends a payment on our side, whatever its provider does; the order that waits for it waits no longer. */
export async function giveUpPayment(
  context: PaymentContext,
  payment: PaymentRow,
): Promise<PaymentRow> {
  await applyReport(context, payment, { state: "cancelled", raw: "given_up", intentId: null });
  return reread(context, payment);
}

/** Whether the payment may still come in time: its order is not placed, and its time is not over. */
async function isWaitedFor(
  { db }: PaymentContext,
  payment: PaymentRow,
  now: Date,
): Promise<boolean> {
  // What was paid once is only looked after.
  if (["paid", "partially_refunded", "refunded"].includes(payment.state)) return true;
  if (!isOpen(payment) || now >= withdrawalTime(payment)) return false;
  const stored = await findOrder(db, payment.company_id, payment.order_id);
  return stored?.order.status === "INITIATED";
}

/** Failures are logged, and left to the next time. */
async function askProvider(
  { desk, log, stopping }: PaymentContext,
  { company_id, id, provider_id, created_at }: PaymentRow,
  { reference, what }: { reference: string; what: "status" | "cancel" },
): Promise<PaymentReport | ProviderFailure> {
  const provider = await desk.open(company_id, provider_id);
  const report =
    provider instanceof ProviderFailure
      ? provider
      : await untilStopped(provider[what]({ reference, createdAt: created_at }), stopping);
  if (report instanceof ProviderFailure) {
    const { kind, reason } = report;
    log.warn({ company_id, payment: id, provider_id, what, kind, reason }, "provider failed");
  }
  return report;
}

async function reread({ db }: PaymentContext, payment: PaymentRow): Promise<PaymentRow> {
  return (await findPayment(db, payment.company_id, payment.id)) ?? payment;
}
