import { alertMailJob, alertPauseJob, alertPushJob } from "@comanda/api/alerts/alert-jobs";
import { alertWorkers } from "@comanda/api/alerts/alert-workers";
import { escalateOrders } from "@comanda/api/alerts/escalate-orders";
import { type BackupSchedule, backupJob, backupWorker } from "@comanda/api/backup/backup-job";
import type { BackupDeps } from "@comanda/api/backup/write-backup";
import { autoAcceptDueOrders } from "@comanda/api/board/due-orders/auto-accept-due-orders";
import { finalizeDeliveredOrders } from "@comanda/api/board/due-orders/finalize-delivered-orders";
import { bringDueForward } from "@comanda/api/clock-set-back/bring-due-forward.store";
import type { AlertServices } from "@comanda/api/context/alert-services";
import type { OpenDatabase } from "@comanda/api/db/connect/database-handle";
import {
  analyzeNewTables,
  createMaintenance,
} from "@comanda/api/db/maintenance/create-maintenance";
import { purgeJob, purgeWorker } from "@comanda/api/db/maintenance/purge-job";
import { runAsMaintenance } from "@comanda/api/db/use/database-use";
import { releaseHostsJob, releaseHostsWorker } from "@comanda/api/domains/release-hosts-job";
import { purgeUnusedPictures } from "@comanda/api/editing/pictures/purge-unused-pictures";
import type { FileStore } from "@comanda/api/files/file-store";
import type { JobKind } from "@comanda/api/jobs/job-kind";
import type { OpenJobs } from "@comanda/api/jobs/open-jobs";
import type { OrderFeed } from "@comanda/api/live-updates/order-feed";
import { mailJob, mailWorker } from "@comanda/api/mail/mail-job";
import type { Mailer } from "@comanda/api/mail/mailer";
import { announceOrders } from "@comanda/api/order-page/push/announce-orders";
import { orderPushJob, orderPushWorker } from "@comanda/api/order-page/push/order-push-job";
import { createPaymentContext } from "@comanda/api/payments/payment-context";
import { createPaymentPolling } from "@comanda/api/payments/polling/poll-due-payments";
import { releaseLapsedOrders } from "@comanda/api/payments/polling/release-lapsed-orders";
import { pollDueRefunds } from "@comanda/api/payments/refunds/poll-due-refunds";
import { createTicketQueue } from "@comanda/api/printing/queue/ticket-queue";
import { salesJob, salesWorker } from "@comanda/api/sales/sales-job";
import {
  scheduledPricesJob,
  scheduledPricesWorker,
} from "@comanda/api/scheduled-prices/scheduled-prices-job";
import { createFindAddresses } from "@comanda/api/shared/find-addresses";
import { createFindTexts } from "@comanda/api/shared/find-texts";
import { createWebhookContext } from "@comanda/api/webhooks/common/webhook-context";
import { createWebhookDispatcher } from "@comanda/api/webhooks/delivery/webhook-dispatcher";
import { HOUR_SECONDS, MINUTE_MS } from "@comanda/domain/time/durations";
import { type PeriodicJob, runPeriodically } from "./run-periodically.ts";

const PURGE_SECONDS = HOUR_SECONDS;
/** Seconds between lookups of names that no DNS has proven yet. */
const RELEASE_HOSTS_SECONDS = HOUR_SECONDS;
/** Seconds between rollups of sales; reports read later changes from the orders. */
const ROLL_UP_SECONDS = HOUR_SECONDS;
/**
 * Seconds between searches for prices to change whose own job was lost, as in a restored database, or
 * was done by a process whose clock is behind that of the database.
 */
const APPLY_PRICES_SECONDS = 60;
/** Milliseconds between polls of due payments, which also end lapsed orders. */
const POLL_PAYMENTS_MS = 5_000;
/**
 * Milliseconds between searches for payments, refunds, events and unconfirmed tickets that wait longer than their
 * longest delay since the clock was set back. An open payment whose order's page is open, or about which its
 * provider sends a notification, does not wait for it.
 */
const BRING_FORWARD_MS = 5 * MINUTE_MS;
/** Milliseconds between searches for payments to poll early because a page of their order is open. */
const POLL_WATCHED_MS = 1_000;
/** Milliseconds between searches for refunds about which a provider is to be asked. */
const ASK_REFUNDS_MS = 2_000;
/** Milliseconds between searches for scheduled orders to accept automatically. */
const AUTO_ACCEPT_MS = 5_000;
/** Milliseconds between searches for delivered orders to finalize automatically. */
const FINALIZE_MS = MINUTE_MS;
/** Milliseconds between searches for orders without an answer. */
const ESCALATE_MS = 5_000;
/** Milliseconds between searches for orders whose customers hear of a new status. */
const ANNOUNCE_MS = 2_000;
/** Milliseconds between searches for orders whose tickets no event has queued. */
const CATCH_UP_TICKETS_MS = 10_000;
/** Milliseconds between searches for webhooks to try again; new events begin at once. */
const DELIVER_MS = 2_000;
/** Milliseconds between looking whether a backup is due: a server may restart more often than one is. */
const LOOK_FOR_BACKUP_MS = MINUTE_MS;
/** Milliseconds between checks for tables with rows and without statistics; autovacuum comes each minute. */
const ANALYZE_NEW_MS = 5_000;
/** Milliseconds between checks for tables of the embedded database that need maintenance. */
const MAINTENANCE_MS = 5 * MINUTE_MS;

export type BackgroundJobsDeps = Parameters<typeof createPaymentContext>[0] &
  Parameters<typeof createWebhookContext>[0] &
  Pick<OpenDatabase, "lastUsedAt"> & {
    pictures: FileStore;
    orderFeed: Pick<OrderFeed, "watchedOrders">;
    jobs: OpenJobs;
    alerts: { services: AlertServices; directMailer: Mailer };
    secretKeys: readonly [string, ...string[]];
    /** The console's name; null where it is not configured. */
    ownName: string | null;
    backup: BackupDeps;
    /** When a backup is written; null for never. */
    backups: BackupSchedule | null;
    /** Aborted before `stop`, so that long rounds end early. */
    signal: AbortSignal;
  };

/** The kinds of the queued jobs. */
export const jobKinds = [
  purgeJob,
  mailJob,
  alertPushJob,
  alertMailJob,
  alertPauseJob,
  orderPushJob,
  salesJob,
  scheduledPricesJob,
  backupJob,
  releaseHostsJob,
];

/** Starts the periodic and the queued jobs of a server; `stop` waits for running ones. */
export async function startBackgroundJobs(deps: BackgroundJobsDeps): Promise<PeriodicJob> {
  const { db, log, lastUsedAt, orderFeed, signal, backups } = deps;
  const { services, directMailer } = deps.alerts;
  const context = createPaymentContext(deps);
  const stoppable = { ...context, stopSignal: signal };
  const polling = createPaymentPolling(context);
  await deps.jobs.work([
    purgeWorker(db),
    mailWorker({ ...deps, mailer: directMailer }),
    salesWorker(context),
    scheduledPricesWorker({ ...context, events: deps.events }),
    backupWorker({ ...deps.backup, log }, backups),
    releaseHostsWorker({
      ...context,
      events: deps.events,
      ownName: deps.ownName,
      findAddresses: createFindAddresses(),
      findTexts: createFindTexts(),
    }),
    orderPushWorker({ ...context, push: services.push }),
    ...alertWorkers({ ...context, push: services.push, directMailer, secretKeys: deps.secretKeys }),
  ]);
  const ticketQueue = createTicketQueue(stoppable);
  const webhooks = createWebhookDispatcher({
    ...context,
    ...createWebhookContext(deps),
    mailer: services.mailer,
  });
  const every = (ms: number, job: () => Promise<void>) => runPeriodically(job, ms, log);
  /** All processes of a database together enqueue the job once in this many seconds. */
  const enqueueOnceIn = (seconds: number, kind: JobKind<Record<string, never>>) =>
    deps.jobs.enqueue(db, kind, {}, { onceInSeconds: seconds });
  const rollUpSales = () => enqueueOnceIn(ROLL_UP_SECONDS, salesJob);
  // Until past days are summed, each report sums their orders, and all else waits for that on the embedded database.
  await rollUpSales();
  const running = [
    every(PURGE_SECONDS * 1_000, () => enqueueOnceIn(PURGE_SECONDS, purgeJob)),
    every(PURGE_SECONDS * 1_000, () => runAsMaintenance(() => purgeUnusedPictures(deps))),
    every(ROLL_UP_SECONDS * 1_000, rollUpSales),
    every(RELEASE_HOSTS_SECONDS * 1_000, () =>
      enqueueOnceIn(RELEASE_HOSTS_SECONDS, releaseHostsJob),
    ),
    every(APPLY_PRICES_SECONDS * 1_000, () =>
      enqueueOnceIn(APPLY_PRICES_SECONDS, scheduledPricesJob),
    ),
    every(POLL_PAYMENTS_MS, polling.pollDue),
    every(POLL_WATCHED_MS, () => polling.pollWatched(orderFeed.watchedOrders())),
    every(ESCALATE_MS, () => escalateOrders({ ...context, ...deps })),
    every(ANNOUNCE_MS, () => announceOrders({ ...context, ...deps })),
    every(POLL_PAYMENTS_MS, () => releaseLapsedOrders(stoppable)),
    every(ASK_REFUNDS_MS, () => pollDueRefunds(stoppable)),
    every(AUTO_ACCEPT_MS, () => autoAcceptDueOrders(stoppable)),
    every(FINALIZE_MS, () => finalizeDeliveredOrders(stoppable)),
    every(DELIVER_MS, webhooks.deliverDue),
    every(CATCH_UP_TICKETS_MS, ticketQueue.catchUp),
    every(BRING_FORWARD_MS, () => bringDueForward(db, deps.clock())),
    every(ANALYZE_NEW_MS, () => analyzeNewTables(db)),
  ];
  if (backups) {
    const enqueueBackup = () => enqueueOnceIn(backups.everySeconds, backupJob);
    await enqueueBackup();
    running.push(every(LOOK_FOR_BACKUP_MS, enqueueBackup));
  }
  if (lastUsedAt)
    running.push(every(MAINTENANCE_MS, createMaintenance(db, { lastUsedAt, signal })));
  const stop = async () => {
    const ended = [polling.stop(), deps.jobs.stop(), ticketQueue.stop(), webhooks.stop()];
    await Promise.all([...ended, ...running.map((job) => job.stop())]);
  };
  return { stop };
}
