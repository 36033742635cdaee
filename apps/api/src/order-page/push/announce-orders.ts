import type { AlertServices } from "../../context/alert-services.ts";
import type { Deps } from "../../context/deps.ts";
import { transact } from "../../db/transact.ts";
import { runInCompanyShare } from "../../db/use/database-use.ts";
import { loggableError } from "../../shared/loggable-error.ts";
import { type DueMessage, noteAnnounced } from "./announced.store.ts";
import { deleteSubscriptionsOfEndedOrders, findDueMessages } from "./order-push.store.ts";
import { orderPushJob } from "./order-push-job.ts";

export type AnnouncementDeps = Pick<Deps, "db" | "clock" | "log"> &
  Pick<AlertServices, "jobs"> & {
    /** Aborted when the process stops: no further message is begun. */
    signal?: AbortSignal;
  };

/** The most messages that one round begins. */
const LIMIT = 500;

/**
 * Begins the messages to customers whose orders have a new status, in all companies: one round of
 * the schedule. Each is noted and enqueued in one transaction, so that a second process or a
 * restart announces no status twice. The orders alone decide what is due, so a missed round only
 * delays a message.
 */
export async function announceOrders(deps: AnnouncementDeps): Promise<void> {
  const { db, log, signal } = deps;
  const due = await findDueMessages(db, LIMIT);
  for (const [companyId, messages] of Map.groupBy(due, ({ company_id }) => company_id)) {
    if (signal?.aborted) return;
    try {
      await runInCompanyShare(companyId, () => enqueueMessages(deps, messages));
    } catch (error) {
      log.error({ company_id: companyId, ...loggableError(error as Error) });
    }
  }
  await deleteSubscriptionsOfEndedOrders(db);
}

async function enqueueMessages(
  { db, clock, jobs }: AnnouncementDeps,
  messages: readonly DueMessage[],
): Promise<void> {
  await transact(db, async (trx) => {
    for (const message of messages) {
      if (await noteAnnounced(trx, message, clock()))
        await jobs.enqueue(trx, orderPushJob, message);
    }
  });
}
