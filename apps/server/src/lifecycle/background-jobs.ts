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
/** How soon a payment that is due is asked for, and an order that lapsed given up. */
const POLL_PAYMENTS_MS = 5_000;
/** How soon the payment of an order is polled after a page of the order has opened. */
const POLL_WATCHED_MS = 1_000;
/** How often the embedded database is looked at for tables that are due for maintenance. */
const MAINTENANCE_MS = 5 * 60_000;

export type BackgroundJobsDeps = Parameters<typeof createPaymentContext>[0] &
  Pick<OpenDatabase, "lastUsedAt"> & {
    orderFeed: Pick<OrderFeed, "watchedOrders">;
    /** Aborted before `stop`: long rounds end early. */
    signal: AbortSignal;
  };

/** Starts what a server does by itself from time to time; `stop` waits for what runs. */
export function startBackgroundJobs(deps: BackgroundJobsDeps): PeriodicJob {
  const { db, log, lastUsedAt: lastUsed, orderFeed, signal } = deps;
  const context = createPaymentContext(deps);
  const polling = createPaymentPolling(context);
  const jobs = [
    runPeriodically(() => runAsMaintenance(() => purgeExpiredData(db)), PURGE_MS, log),
    runPeriodically(polling.pollDue, POLL_PAYMENTS_MS, log),
    runPeriodically(() => polling.pollWatched(orderFeed.watchedOrders()), POLL_WATCHED_MS, log),
    runPeriodically(
      () => releaseLapsedOrders({ ...context, stopSignal: signal }),
      POLL_PAYMENTS_MS,
      log,
    ),
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
