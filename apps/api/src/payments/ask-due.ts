import { errorFacts } from "../error-facts.ts";
import { findOrder } from "../orders/orders.store.ts";
import { askPayment } from "./ask-payment.ts";
import { type Account, planAsking, takeDuePayments } from "./asking.store.ts";
import type { PaymentContext } from "./context.ts";
import { isUnsettled, nextAsking } from "./next-asking.ts";
import { findPayment, type PaymentRow } from "./payments.store.ts";
import type { ProviderKind } from "./providers/provider.ts";

const KINDS: readonly ProviderKind[] = ["stripe", "tuna", "d24", "sandbox"];
/**
 * How many questions are taken at once, of a kind and of one company's account there: a provider or an
 * account that hangs holds up no other. The sandbox is our own database: its questions are asked in turns.
 */
const LIMITS: Record<ProviderKind, { limit: number; perAccount: number }> = {
  stripe: { limit: 20, perAccount: 3 },
  tuna: { limit: 20, perAccount: 3 },
  d24: { limit: 20, perAccount: 3 },
  sandbox: { limit: 10, perAccount: 10 },
};
/** Longer than a question takes: a withdrawal may need two answers, of ten seconds each. */
const LEASE_MS = 45_000;

export type DueQuestions = {
  /** Begins to ask what is due, and goes on with what was too much at once; waits for no provider. */
  round(): Promise<void>;
  /** Until nothing runs that was begun. */
  idle(): Promise<void>;
  /** Begins nothing more, and waits for no provider's answer: another process asks again. */
  stop(): Promise<void>;
};

/**
 * Asks the providers of all payments that are due how they stand. Several processes share the work; what
 * one of them leaves behind by dying is taken up within a minute. One that goes wrong stops no other.
 */
export function createDueQuestions(given: PaymentContext): DueQuestions {
  const stopping = new AbortController();
  const context = { ...given, stopping: stopping.signal };
  const { db, clock, log } = context;
  /** What runs, by account. */
  const busy = new Map<PaymentRow[], Promise<void>>();
  let turn = Promise.resolve();

  /** One after the other, so that each knows what the one before it has begun. */
  function fill(kind: ProviderKind): Promise<void> {
    const filled = turn.then(() => take(kind));
    turn = filled.catch(() => undefined);
    return filled;
  }

  async function take(kind: ProviderKind): Promise<void> {
    if (stopping.signal.aborted) return;
    const running = [...busy.keys()].filter(([first]) => first?.kind === kind);
    const { perAccount, limit: most } = LIMITS[kind];
    const limit = most - running.flat().length;
    if (limit === 0) return;
    const now = clock();
    const taken = await takeDuePayments(db, {
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
    await Promise.all(same.map((payment) => ask(kind, payment)));
    busy.delete(same);
    await fill(kind).catch((error: Error) => log.error(errorFacts(error)));
  }

  async function ask(kind: ProviderKind, payment: PaymentRow): Promise<void> {
    if (kind !== "sandbox") return askOne(context, payment);
    // What is left at the end is asked when its lease is over.
    return context.turns(async () => {
      if (!stopping.signal.aborted) await askOne(context, payment);
    });
  }

  async function idle(): Promise<void> {
    await turn;
    while (busy.size > 0) {
      await Promise.all(busy.values());
      await turn;
    }
  }

  return {
    round: async () => {
      for (const kind of KINDS) await fill(kind);
    },
    idle,
    stop: async () => {
      stopping.abort();
      await idle();
    },
  };
}

function accountOf({ company_id, provider_id }: Account): Account {
  return { company_id, provider_id };
}

function accountKey(account: Account): string {
  return JSON.stringify(accountOf(account));
}

/** Never throws. Whoever did not answer is asked again like one who had nothing to tell. */
async function askOne(context: PaymentContext, payment: PaymentRow): Promise<void> {
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      const { company_id, id } = payment;
      context.log.error({ company_id, payment: id, ...errorFacts(error as Error) });
    }
  };
  await attempt(() => askPayment(context, payment));
  await attempt(() => planNext(context, payment));
}

async function planNext({ db, clock }: PaymentContext, payment: PaymentRow): Promise<void> {
  const { company_id, id, order_id } = payment;
  const after = await findPayment(db, company_id, id);
  const stored = await findOrder(db, company_id, order_id);
  if (!after || !stored) return;
  const ask_at = nextAsking(after, stored.order, clock());
  const isLost = ask_at === null && isUnsettled(after, { isAnswered: false });
  await planAsking(db, payment, { ask_at, suspect: after.suspect || isLost });
}
