import { findOrder } from "../../orders/orders.store.ts";
import { loggableError } from "../../shared/loggable-error.ts";
import { isOutcomeUnknown, nextPollAt } from "../next-poll-at.ts";
import type { PaymentContext } from "../payment-context.ts";
import { leaseDuePayments, type ProviderAccount, setNextPoll } from "../payment-polling.store.ts";
import { findPayment, type PaymentRow } from "../payments.store.ts";
import type { ProviderKind } from "../providers/common/provider-kind.ts";
import { pollPayment } from "../settle/poll-payment.ts";
import { pollWatchedOrdersNow, type WatchedOrder } from "./watched-orders.store.ts";

const KINDS: readonly ProviderKind[] = ["stripe", "tuna", "d24", "sandbox"];
/**
 * How many polls run at once: of one kind of provider, and of one company's account there. A
 * provider or an account that hangs delays no other. The sandbox is our own database: its polls run
 * in background turns.
 */
const POLL_LIMITS: Record<ProviderKind, { limit: number; perAccount: number }> = {
  stripe: { limit: 20, perAccount: 3 },
  tuna: { limit: 20, perAccount: 3 },
  d24: { limit: 20, perAccount: 3 },
  sandbox: { limit: 10, perAccount: 10 },
};
/** Longer than a poll takes: a withdrawal may need two answers, of ten seconds each. */
const LEASE_MS = 45_000;

export type PaymentPolling = {
  /**
   * Starts to poll the due payments, and continues with those over the limit; waits for no
   * provider.
   */
  pollDue(): Promise<void>;
  /**
   * Polls the open payments of orders whose page is open, each at most every five seconds. Like `pollDue`
   * it waits for no provider. Makes no statement without orders.
   */
  pollWatched(orders: readonly WatchedOrder[]): Promise<void>;
  /** Waits until all started polls are done. */
  idle(): Promise<void>;
  /** Starts no more polls, and waits for no provider's answer: another process polls again. */
  stop(): Promise<void>;
};

/**
 * Polls the providers of all due payments. Several processes share the work; when one of them dies,
 * another continues its polls within a minute. A poll that fails stops no other.
 */
export function createPaymentPolling(baseContext: PaymentContext): PaymentPolling {
  const stopping = new AbortController();
  const context: PaymentContext = { ...baseContext, stopSignal: stopping.signal };
  const { db, clock, log } = context;
  /** The running polls, by account. */
  const busy = new Map<PaymentRow[], Promise<void>>();
  let turn = Promise.resolve();

  /** One after the other, so that each call knows the running polls of the one before. */
  function startPolling(kind: ProviderKind): Promise<void> {
    const started = turn.then(() => leaseAndPoll(kind));
    turn = started.catch(() => undefined);
    return started;
  }

  async function leaseAndPoll(kind: ProviderKind): Promise<void> {
    if (stopping.signal.aborted) return;
    const running = [...busy.keys()].filter(([first]) => first?.kind === kind);
    const { perAccount, limit: most } = POLL_LIMITS[kind];
    const limit = most - running.flat().length;
    if (limit === 0) return;
    const now = clock();
    const leased = await leaseDuePayments(db, {
      kind,
      now,
      leaseUntil: new Date(now.getTime() + LEASE_MS),
      limit,
      perAccount,
      busy: running.flatMap(([first]) => (first ? [accountOf(first)] : [])),
    });
    for (const same of Map.groupBy(leased, accountKey).values()) busy.set(same, work(kind, same));
  }

  async function work(kind: ProviderKind, same: PaymentRow[]): Promise<void> {
    await Promise.all(same.map((payment) => pollInTurn(kind, payment)));
    busy.delete(same);
    await startPolling(kind).catch((error: Error) => log.error(loggableError(error)));
  }

  async function pollInTurn(kind: ProviderKind, payment: PaymentRow): Promise<void> {
    if (kind !== "sandbox") return pollOne(context, payment);
    // After a stop, a payment that was not polled is due again when its lease ends.
    return context.backgroundQueue(async () => {
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

/** Never throws. Plans the next poll also when the provider did not answer. */
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
