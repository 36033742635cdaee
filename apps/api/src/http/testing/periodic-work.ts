import { escalateOrders } from "../../alerts/escalate-orders.ts";
import { autoAcceptDueOrders } from "../../board/due-orders/auto-accept-due-orders.ts";
import { finalizeDeliveredOrders } from "../../board/due-orders/finalize-delivered-orders.ts";
import { bringDueForward } from "../../clock-set-back/bring-due-forward.store.ts";
import { purgeExpiredData } from "../../db/maintenance/purge-expired-data.ts";
import { releaseUnprovenHosts } from "../../domains/release-unproven-hosts.ts";
import { deleteUnusedPictures } from "../../editing/pictures/uploads.store.ts";
import { announceOrders } from "../../order-page/push/announce-orders.ts";
import { createPaymentContext } from "../../payments/payment-context.ts";
import { createPaymentPolling } from "../../payments/polling/poll-due-payments.ts";
import { releaseLapsedOrders } from "../../payments/polling/release-lapsed-orders.ts";
import { pollDueRefunds } from "../../payments/refunds/poll-due-refunds.ts";
import { createTicketQueue } from "../../printing/queue/ticket-queue.ts";
import { rollUpSales } from "../../sales/roll-up-sales.ts";
import { applyDuePrices } from "../../scheduled-prices/apply-due-prices.ts";
import type { TestApp } from "../../testing/create-test-app.ts";
import { createWebhookContext } from "../../webhooks/common/webhook-context.ts";
import { createWebhookDispatcher } from "../../webhooks/delivery/webhook-dispatcher.ts";

/** Runs one round of each job that a server does by itself, as `background-jobs.ts` starts them. */
export async function runPeriodicWork({ db, deps }: TestApp): Promise<void> {
  // Turns leave time to requests; tests have none.
  const backgroundQueue = <T>(work: () => Promise<T>) => work();
  const context = { ...createPaymentContext(deps), backgroundQueue };
  const jobs = { enqueue: () => Promise.reject(new Error("No order waits for an answer")) };
  const mailer = { sendMail: () => Promise.reject(new Error("No webhook has failed")) };
  const polling = createPaymentPolling(context);
  const tickets = createTicketQueue(context);
  const webhooks = createWebhookDispatcher({
    ...context,
    ...createWebhookContext(deps),
    mailer,
  });
  await purgeExpiredData(db);
  await bringDueForward(db, deps.clock());
  await deleteUnusedPictures(db, { unusedBefore: deps.clock(), replacedBefore: deps.clock() });
  await rollUpSales(context);
  await applyDuePrices(context);
  const noDns = { findAddresses: async () => [], findTexts: async () => [] };
  await releaseUnprovenHosts({
    ...context,
    ...noDns,
    events: deps.events,
    ownName: "console.test",
  });
  await polling.pollDue();
  await polling.pollWatched([{ companyId: "burgers", orderId: "many-1" }]);
  await escalateOrders({ ...context, jobs, secretKeys: [deps.secret] });
  await announceOrders({ ...context, jobs });
  await releaseLapsedOrders(context);
  await pollDueRefunds(context);
  await autoAcceptDueOrders(context);
  await finalizeDeliveredOrders(context);
  await webhooks.deliverDue();
  await tickets.catchUp();
  await Promise.all([polling.stop(), webhooks.stop(), tickets.stop()]);
}
