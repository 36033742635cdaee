import { findOrder } from "../../orders/orders.store.ts";
import { loggableError } from "../../shared/error-facts.ts";
import { isOutcomeUnknown, nextPollAt } from "../next-poll-at.ts";
import type { PaymentContext } from "../payment-context.ts";
import { leaseDuePayments, type ProviderAccount, setNextPoll } from "../payment-polling.store.ts";
import { findPayment, type PaymentRow } from "../payments.store.ts";
import type { ProviderKind } from "../providers/common/provider-kind.ts";
import { pollPayment } from "../settle/poll-payment.ts";
import { pollWatchedOrdersNow, type WatchedOrder } from "./watched-orders.store.ts";

const KINDS: readonly ProviderKind[] = ["stripe", "tuna", "d24", "sandbox"];
/**
 * How many questions are taken at once, of a kind and of one company's account there: a provider or an
 * account that hangs holds up no other. The sandbox is our own database: its questions are asked in turns.
 */
const POLL_LIMITS: Record<ProviderKind, { limit: number; perAccount: number }> = {
  stripe: { limit: 20, perAccount: 3 },
  tuna: { limit: 20, perAccount: 3 },
  d24: { limit: 20, perAccount: 3 },
  sandbox: { limit: 10, perAccount: 10 },
};
/** Longer than a question takes: a withdrawal may need two answers, of ten seconds each. */
const LEASE_MS = 45_000;

export type PaymentPolling = {
  /** Begins to ask what is due, and goes on with what was too much at once; waits for no provider. */
  pollDue(): Promise<void>;
  /**
   * Polls the open payments of orders whose page is open, each at most every five seconds. Like `pollDue`
   * it waits for no provider. Makes no statement without orders.
   */
  pollWatched(orders: readonly WatchedOrder[]): Promise<void>;
  /** Until nothing runs that was begun. */
  idle(): Promise<void>;
  /** Begins nothing more, and waits for no provider's answer: another process asks again. */
  stop(): Promise<void>;
};

/**
 * Asks the providers of all payments that are due how they stand. Several processes share the work; what
 * one of them leaves behind by dying is taken up within a minute. One that goes wrong stops no other.
 */
export function createPaymentPolling(baseContext: PaymentContext): PaymentPolling {
  const stopping = new AbortController();
  const context: PaymentContext = { ...baseContext, stopSignal: stopping.signal };
  const { db, clock, log } = context;
  /** What runs, by account. */
  const busy = new Map<PaymentRow[], Promise<void>>();
  let turn = Promise.resolve();

  /** One after the other, so that each knows what the one before it has begun. */
  function startPolling(kind: ProviderKind): Promise<void> {
    const filled = turn.then(() => take(kind));
    turn = filled.catch(() => undefined);
    return filled;
  }

  async function take(kind: ProviderKind): Promise<void> {
    if (stopping.signal.aborted) return;
    const running = [...busy.keys()].filter(([first]) => first?.kind === kind);
    const { perAccount, limit: most } = POLL_LIMITS[kind];
    const limit = most - running.flat().length;
    if (limit === 0) return;
    const now = clock();
    const taken = await leaseDuePayments(db, {
      kind,
      now,
      leaseUntil: new Date(now.getTime() + LEASE_MS),
      limit,
      perAccount,
      busy: running.flatMap(([first]) => (first ? [accountOf(first)] : [])),
    });
    for (const same of Map.groupBy(taken, accountKey).values()) busy.set(same, work(kind, same));
  }

  async function work(kind: ProviderKind, same: PaymentRow[]): Promise<void> {
    await Promise.all(same.map((payment) => pollInTurn(kind, payment)));
    busy.delete(same);
    await startPolling(kind).catch((error: Error) => log.error(loggableError(error)));
  }

  async function pollInTurn(kind: ProviderKind, payment: PaymentRow): Promise<void> {
    if (kind !== "sandbox") return pollOne(context, payment);
    // What is left at the end is asked when its lease is over.
    return context.backgroundTurns(async () => {
      if (!stopping.signal.aborted) await pollOne(context, payment);
    });
  }

  async function idle(): Promise<void> {
    await turn;
    while (busy.size > 0) {
      await Promise.all(busy.values());
      await turn;
    }
  }

  async function pollDue(): Promise<void> {
    for (const kind of KINDS) await startPolling(kind);
  }

  return {
    pollDue,
    pollWatched: async (orders) => {
      const polledNow = new Set([...busy.keys()].flat().map(({ order_id }) => order_id));
      const idleOrders = orders.filter(({ orderId }) => !polledNow.has(orderId));
      if (idleOrders.length > 0 && (await pollWatchedOrdersNow(db, idleOrders, clock())))
        await pollDue();
    },
    idle,
    stop: async () => {
      stopping.abort();
      await idle();
    },
  };
}

function accountOf({ company_id, provider_id }: ProviderAccount): ProviderAccount {
  return { company_id, provider_id };
}

function accountKey(account: ProviderAccount): string {
  return JSON.stringify(accountOf(account));
}

/** Never throws. Whoever did not answer is asked again like one who had nothing to tell. */
async function pollOne(context: PaymentContext, payment: PaymentRow): Promise<void> {
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      const { company_id, id } = payment;
      context.log.error({ company_id, payment: id, ...loggableError(error as Error) });
    }
  };
  await attempt(() => pollPayment(context, payment));
  await attempt(() => planNext(context, payment));
}

async function planNext({ db, clock }: PaymentContext, payment: PaymentRow): Promise<void> {
  const { company_id, id, order_id } = payment;
  const after = await findPayment(db, company_id, id);
  const stored = await findOrder(db, company_id, order_id);
  if (!after || !stored) return;
  const ask_at = nextPollAt(after, stored.order, clock());
  const isLost = ask_at === null && isOutcomeUnknown(after, { isAnswered: false });
  await setNextPoll(db, payment, { ask_at, suspect: after.suspect || isLost });
}
