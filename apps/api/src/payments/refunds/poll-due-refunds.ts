import { createHash } from "node:crypto";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import { transact } from "../../db/transact.ts";
import { runInCompanyShare } from "../../db/use/database-use.ts";
import { findOrder, lockOrder } from "../../orders/orders.store.ts";
import { loggableError } from "../../shared/loggable-error.ts";
import type { PaymentContext } from "../payment-context.ts";
import { findPayment, type PaymentRow } from "../payments.store.ts";
import type { RefundReport } from "../providers/common/payment-provider.ts";
import { ProviderFailure } from "../providers/common/provider-failure.ts";
import { abandonOnStop } from "../settle/abandon-on-stop.ts";
import { applyRefundAnswer } from "./apply-refund-answer.ts";
import {
  findRefundsOfOrder,
  findUnplacedToRefund,
  type LeasedRefund,
  leaseDueRefunds,
} from "./order-refunds.store.ts";
import { requestRefund } from "./request-refund.ts";

/** How many refunds one round asks about at once. */
const LIMIT = 10;
/** Longer than the two calls of a refund take: a lookup and the refund, ten seconds each. */
const LEASE_MS = MINUTE_MS;

/**
 * Asks the providers about the refunds that are due, and stores what they answer (decision 56). Several
 * processes share them by leases; when one dies, another asks again within a minute. First requests the
 * refunds of orders that were never placed, which no member sees. One that fails stops no other.
 */
export async function pollDueRefunds(context: PaymentContext): Promise<void> {
  await requestForUnplaced(context);
  const now = context.clock();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const due = await leaseDueRefunds(context.db, { now, leaseUntil, limit: LIMIT });
  await Promise.all(due.map((refund) => askOne(context, refund)));
}

async function requestForUnplaced(context: PaymentContext): Promise<void> {
  for (const { company_id, id } of await findUnplacedToRefund(context.db, LIMIT)) {
    await logFailure(context, { company_id, order: id }, async () => {
      await runInCompanyShare(company_id, () =>
        transact(context.db, async (trx) => {
          await lockOrder(trx, company_id, id);
          const stored = await findOrder(trx, company_id, id);
          const isDue =
            stored?.order.payment_status === "refund_pending" && !stored.order.placed_at;
          const refunds = await findRefundsOfOrder(trx, company_id, id);
          if (!isDue || refunds.length > 0) return;
          const wish = { amount: null, byHand: false, reason: null, actor: null };
          await requestRefund({ db: trx, clock: context.clock }, stored.order, wish);
        }),
      );
    });
  }
}

/** Never throws; a refund without a stored answer is asked about again when its lease ends. */
async function askOne(context: PaymentContext, refund: LeasedRefund): Promise<void> {
  const { company_id, id } = refund;
  await logFailure(context, { company_id, refund: id }, async () => {
    const answer = await askProvider(context, refund);
    // A process that stops did not wait for the answer.
    if (!context.stopSignal?.aborted) await applyRefundAnswer(context, refund, answer);
  });
}

async function askProvider(
  { db, providers, stopSignal }: PaymentContext,
  refund: LeasedRefund,
): Promise<RefundReport | ProviderFailure> {
  const { company_id, payment_id, order_id } = refund;
  const payment = payment_id === null ? undefined : await findPayment(db, company_id, payment_id);
  if (!payment?.reference) return new ProviderFailure(null, "misconfigured", "missing");
  const provider = await providers.open(company_id, payment.provider_id);
  if (provider instanceof ProviderFailure) return provider;
  if (!provider.refund) return new ProviderFailure(provider.kind, "refused", "by_hand_only");
  const others = (await findRefundsOfOrder(db, company_id, order_id)).filter(
    (other) =>
      other.id !== refund.id && other.payment_id === payment_id && other.state !== "refused",
  );
  const hasEarlier = others.length > 0;
  const asked = provider.refund({
    payment: { reference: payment.reference, createdAt: payment.created_at },
    refundId: `${refund.id}.${refund.attempt}`,
    amount: refund.amount,
    currency: refund.currency,
    isWhole: refund.amount === payment.received && !hasEarlier,
    hasEarlier,
    idempotencyKey: refundKey(refund, payment),
    firstAskedAt: refund.first_asked_at,
  });
  return abandonOnStop(asked, stopSignal);
}

/** The idempotency key of one attempt at a provider: 64 hexadecimal digits. */
function refundKey({ company_id, id, attempt, amount }: LeasedRefund, payment: PaymentRow): string {
  const parts = ["refund", company_id, id, attempt, payment.id, amount, payment.currency];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

async function logFailure(
  { log }: PaymentContext,
  facts: object,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ ...facts, ...loggableError(error as Error) });
  }
}
