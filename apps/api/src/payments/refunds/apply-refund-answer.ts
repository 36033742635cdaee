import { isOpenRefund, nextRefundAsk } from "@comanda/domain/orders/refunds";
import type { Updateable } from "kysely";
import type { Database } from "../../db/schema/database.ts";
import { transact } from "../../db/transact.ts";
import { runInCompanyShare } from "../../db/use/database-use.ts";
import { findOrder, lockOrder, updateOrderWithStatus } from "../../orders/orders.store.ts";
import { publishOrderChangedOrLog } from "../../orders/publish-order-changed.ts";
import type { PaymentContext } from "../payment-context.ts";
import type { RefundReport } from "../providers/common/payment-provider.ts";
import { ProviderFailure } from "../providers/common/provider-failure.ts";
import { orderAfterRefund } from "./order-after-refund.ts";
import { findRefund, type LeasedRefund, updateRefund } from "./order-refunds.store.ts";

/**
 * Applies a provider's answer about a refund and its order, in one transaction that locks the order. An
 * answer for an earlier attempt, or for a refund that has its outcome, changes nothing. Publishes the
 * change.
 */
export async function applyRefundAnswer(
  context: PaymentContext,
  leased: LeasedRefund,
  answer: RefundReport | ProviderFailure,
): Promise<void> {
  const { company_id, order_id, id } = leased;
  const changed = await runInCompanyShare(company_id, () =>
    transact(context.db, async (trx) => {
      await lockOrder(trx, company_id, order_id);
      const stored = await findOrder(trx, company_id, order_id);
      const refund = await findRefund(trx, leased);
      if (!stored || !refund || !isOpenRefund(refund.state)) return false;
      if (refund.attempt !== leased.attempt) return false;
      const now = context.clock();
      const columns = columnsAfter(leased, answer, now);
      await updateRefund(trx, refund, columns);
      if (columns.state === refund.state) return false;
      const { order } = stored;
      const after =
        columns.state === "confirmed"
          ? await orderAfterRefund({ db: trx, clock: context.clock }, order)
          : {};
      await updateOrderWithStatus(trx, order, order.status, { ...after, updated_at: now });
      return true;
    }),
  );
  const outcome =
    answer instanceof ProviderFailure ? `${answer.kind}: ${answer.reason}` : answer.state;
  const facts = { company_id, order: order_id, refund: id, outcome };
  context.log[outcome === "confirmed" ? "info" : "warn"](facts, "refund");
  if (changed === true) await publishOrderChangedOrLog(context, { company_id, id: order_id });
}

/** Returns the columns of the refund after an answer, or after a call without an answer. */
function columnsAfter(
  { asked, created_at, first_asked_at }: LeasedRefund,
  answer: RefundReport | ProviderFailure,
  now: Date,
): Updateable<Database["order_refunds"]> & { state: LeasedRefund["state"] } {
  const again = { ask_at: nextRefundAsk({ asked, requestedAt: created_at }, now) };
  const refused = (failure: string | null) => ({
    state: "refused" as const,
    failure,
    ask_at: null,
    settled_at: now,
  });
  if (!(answer instanceof ProviderFailure)) {
    const { state, reference, reason } = answer;
    const found = reference === null ? {} : { reference };
    if (state === "refused") return { ...refused(reason), ...found };
    if (state === "pending") return { state: "sent", failure: null, ...again, ...found };
    return { state, failure: null, ask_at: null, settled_at: now, ...found };
  }
  const { kind, reason, mayHaveHappened } = answer;
  if (kind === "refused") return refused(reason);
  // An earlier call may have sent the money, so only the provider can refuse.
  if (mayHaveHappened || first_asked_at !== null)
    return { state: "unknown", failure: reason, ...again };
  if (kind === "misconfigured") return refused(reason);
  return { state: "requested", failure: reason, sent_at: null, ...again };
}
