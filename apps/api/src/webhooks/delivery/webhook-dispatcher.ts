import { setTimeout as pause } from "node:timers/promises";
import type { AlertServices } from "../../context/alert-services.ts";
import type { BackgroundQueue } from "../../db/maintenance/background-queue.ts";
import { runAsBackground } from "../../db/use/database-use.ts";
import { orderChangedChannel } from "../../orders/publish-order-changed.ts";
import { loggableError } from "../../shared/loggable-error.ts";
import { type WebhookContext, webhooksDueChannel } from "../common/webhook-context.ts";
import { attemptDelivery } from "./attempt-delivery.ts";
import { claimDeliveries, type DeliveryToSend } from "./claim-deliveries.ts";
import { releaseLanes, type SettledAttempt } from "./settle-deliveries.store.ts";
import { settleDeliveries } from "./settle-deliveries.ts";
import type { ClaimedDelivery, ClaimShare } from "./webhook-lanes.store.ts";

/**
 * Attempts at once in a process, and of one webhook. Webhooks that fail have places of their own:
 * receivers that let each attempt wait for ten seconds take none of the others'.
 */
const WORKING = { atOnce: 64, perWebhook: 16 };
const FAILING = { atOnce: 16, perWebhook: 2 };
/** Milliseconds in which attempts gather that are settled together. */
const GATHER_MS = 20;
/** Milliseconds for running attempts to end when the process stops. */
const DRAIN_MS = 4_000;

export type WebhookDispatcherDeps = WebhookContext &
  Pick<AlertServices, "mailer"> & {
    /** Runs background work without delaying requests. */
    backgroundQueue: BackgroundQueue;
    timeoutMs?: number;
  };

/** Delivers the events of webhooks in this process. */
export type WebhookDispatcher = {
  /** Delivers what is due, until nothing is. */
  deliverDue(): Promise<void>;
  /** Begins no more attempts, and waits four seconds for the running ones. */
  stop(): Promise<void>;
};

/** What may be claimed beside what is being sent: half of a webhook's places at a time. */
function shareLeft(
  { atOnce, perWebhook }: typeof WORKING,
  used: number,
  sending: readonly ClaimedDelivery[],
): ClaimShare {
  const half = perWebhook / 2;
  const byWebhook = Map.groupBy(
    sending,
    ({ company_id, webhook_id }) => `${company_id} ${webhook_id}`,
  );
  const busy = [...byWebhook].filter(([, same]) => same.length > half).map(([webhook]) => webhook);
  return { limit: Math.max(atOnce - used, 0), perWebhook: half, busy };
}

/**
 * Creates the dispatcher of a process. It claims deliveries in batches, sends a bounded number
 * at once, so that a slow receiver delays no other, and settles those that have ended together. Its
 * memory holds only what it is sending now. A change of an order starts it; `deliverDue`
 * finds what is due by the clock.
 */
export function createWebhookDispatcher(deps: WebhookDispatcherDeps): WebhookDispatcher {
  const { events, log, backgroundQueue } = deps;
  const sending = new Set<ClaimedDelivery>();
  const cut = new AbortController();
  let ended: SettledAttempt[] = [];
  let round: Promise<void> | null = null;
  let isStopping = false;
  let isDue = false;
  let news = Promise.withResolvers<void>();

  const inTurn = <T>(work: () => Promise<T>) => runAsBackground(() => backgroundQueue(work));

  const begin = ({ delivery, order }: DeliveryToSend): void => {
    sending.add(delivery);
    const attempt = runAsBackground(() =>
      attemptDelivery({ ...deps, signal: cut.signal }, delivery, order),
    );
    void attempt
      .then((result) => void ended.push(result))
      // The claim ends by itself, and another attempt follows.
      .catch((error: Error) => log.error(loggableError(error)))
      .finally(() => {
        sending.delete(delivery);
        news.resolve();
      });
  };

  const settle = async (): Promise<void> => {
    // A copy: attempts that end meanwhile are for the next time.
    const batch = [...ended];
    if (batch.length === 0) return;
    // An attempt that the stop has cut off may be repeated at once, by another process.
    const isCut = ({ status }: SettledAttempt) => cut.signal.aborted && status === null;
    const leases = batch.filter(isCut).map(({ lease }) => lease);
    const whole = batch.filter((each) => !isCut(each));
    if (whole.length > 0) await inTurn(() => settleDeliveries(deps, whole));
    if (leases.length > 0) await inTurn(() => releaseLanes(deps.db, leases, deps.clock()));
    ended = ended.slice(batch.length);
  };

  const claim = async (): Promise<number> => {
    if (isStopping) return 0;
    const running = [...sending];
    const failing = running.filter(({ failing_since }) => failing_since !== null);
    const bounds = {
      working: shareLeft(WORKING, running.length - failing.length, running),
      failing: shareLeft(FAILING, failing.length, running),
    };
    if (bounds.working.limit <= 0 && bounds.failing.limit <= 0) return 0;
    const toSend = await inTurn(() => claimDeliveries(deps, bounds));
    for (const each of toSend) begin(each);
    return toSend.length;
  };

  const run = async (): Promise<void> => {
    for (;;) {
      isDue = false;
      news = Promise.withResolvers();
      await settle();
      const begun = await claim();
      if (begun > 0 || isDue || ended.length > 0) continue;
      if (sending.size === 0) return;
      await news.promise;
      await pause(GATHER_MS);
    }
  };

  const deliverDue = async (): Promise<void> => {
    isDue = true;
    news.resolve();
    if (isStopping) return round ?? undefined;
    round ??= run().finally(() => {
      round = null;
    });
    return round;
  };

  const wake = () => void deliverDue().catch((error: Error) => log.error(loggableError(error)));
  const subscriptions = [orderChangedChannel, webhooksDueChannel].map((channel) =>
    events.subscribe(channel, wake, wake).catch((error: Error) => {
      log.error(loggableError(error));
      return async () => undefined;
    }),
  );

  return {
    deliverDue,
    stop: async () => {
      isStopping = true;
      for (const end of await Promise.all(subscriptions)) await end();
      const timer = setTimeout(() => cut.abort(), DRAIN_MS);
      news.resolve();
      await round?.catch((error: Error) => log.error(loggableError(error)));
      clearTimeout(timer);
    },
  };
}
