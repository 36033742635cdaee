import { autoAcceptDueOrders } from "@comanda/api/board/auto-accept-due-orders";
import { finalizeDeliveredOrders } from "@comanda/api/board/finalize-delivered-orders";
import type { OpenDatabase } from "@comanda/api/db/connect/open-database";
import { createMaintenance } from "@comanda/api/db/maintenance/create-maintenance";
import { purgeExpiredData } from "@comanda/api/db/maintenance/purge-expired-data";
import { runAsMaintenance } from "@comanda/api/db/postgres/database-use";
import type { OrderFeed } from "@comanda/api/notifications/order-feed";
import { createPaymentContext } from "@comanda/api/payments/payment-context";
import { createPaymentPolling } from "@comanda/api/payments/polling/poll-due-payments";
import { releaseLapsedOrders } from "@comanda/api/payments/polling/release-lapsed-orders";
import { type PeriodicJob, runPeriodically } from "./run-periodically.ts";

const PURGE_MS = 3_600_000;
/** Milliseconds between polls of due payments, which also end lapsed orders. */
const POLL_PAYMENTS_MS = 5_000;
/** How soon the payment of an order is polled after a page of the order has opened. */
const POLL_WATCHED_MS = 1_000;
/** Milliseconds between looks for scheduled orders that are accepted without a hand. */
const AUTO_ACCEPT_MS = 5_000;
/** Milliseconds between looks for handed-over orders that finalize by themselves. */
const FINALIZE_MS = 60_000;
/** Milliseconds between checks for tables of the embedded database that need maintenance. */
const MAINTENANCE_MS = 5 * 60_000;

export type BackgroundJobsDeps = Parameters<typeof createPaymentContext>[0] &
  Pick<OpenDatabase, "lastUsedAt"> & {
    orderFeed: Pick<OrderFeed, "watchedOrders">;
    /** Aborted before `stop`, so that long rounds end early. */
    signal: AbortSignal;
  };

/** Starts the periodic jobs of a server; `stop` waits for running ones. */
export function startBackgroundJobs(deps: BackgroundJobsDeps): PeriodicJob {
  const { db, log, lastUsedAt: lastUsed, orderFeed, signal } = deps;
  const context = createPaymentContext(deps);
  const polling = createPaymentPolling(context);
  const boardDeps = { ...context, stopSignal: signal };
  const jobs = [
    runPeriodically(() => runAsMaintenance(() => purgeExpiredData(db)), PURGE_MS, log),
    runPeriodically(polling.pollDue, POLL_PAYMENTS_MS, log),
    runPeriodically(() => polling.pollWatched(orderFeed.watchedOrders()), POLL_WATCHED_MS, log),
    runPeriodically(
      () => releaseLapsedOrders({ ...context, stopSignal: signal }),
      POLL_PAYMENTS_MS,
      log,
    ),
    runPeriodically(() => autoAcceptDueOrders(boardDeps), AUTO_ACCEPT_MS, log),
    runPeriodically(() => finalizeDeliveredOrders(boardDeps), FINALIZE_MS, log),
  ];
  if (lastUsed)
    jobs.push(
      runPeriodically(createMaintenance(db, { lastUsedAt: lastUsed, signal }), MAINTENANCE_MS, log),
    );
  const stop = async () => {
    await Promise.all([polling.stop(), ...jobs.map((round) => round.stop())]);
  };
  return { stop };
}
