import { HOUR_SECONDS } from "@comanda/domain/time/durations";
import { readCatalog } from "../../catalog/read-catalog.ts";
import type { AlertServices } from "../../context/alert-services.ts";
import type { ApiContext } from "../../context/api-context.ts";
import { runInCompanyShare } from "../../db/use/database-use.ts";
import { type JobKind, type JobWorker, jobWorker } from "../../jobs/job-kind.ts";
import { Refusal } from "../../shared/refusal.ts";
import { announcement, type DueMessage } from "./announced.store.ts";
import { announcedStatus, orderMessage } from "./order-message.ts";
import { deleteOrderSubscription, findSubscriptionWithOrder } from "./order-push.store.ts";

/** A push message to one browser of a customer. */
export const orderPushJob: JobKind<DueMessage> = {
  name: "order-push",
  retries: 5,
  retrySeconds: 5,
  maxRetrySeconds: 120,
  attemptSeconds: 30,
  keepSeconds: HOUR_SECONDS,
};

export type OrderPushDeps = Pick<ApiContext, "db" | "clock" | "catalogCache"> &
  Pick<AlertServices, "push">;

/** Sends the messages about orders, at most four at the same time. */
export function orderPushWorker(deps: OrderPushDeps): JobWorker {
  return jobWorker(
    orderPushJob,
    (job) => runInCompanyShare(job.company_id, () => sendOrderPush(deps, job)),
    4,
  );
}

/**
 * Sends the message of a status, unless the order has another one by now, or another confirmation, whose message
 * follows. The browser of a cancelled order is removed after it, and one whose subscription has ended at once.
 */
async function sendOrderPush(deps: OrderPushDeps, job: DueMessage): Promise<void> {
  const { db, clock, push } = deps;
  const { company_id: companyId, subscription_id: id, status } = job;
  const found = await findSubscriptionWithOrder(db, companyId, id);
  const catalog = await readCatalog(deps, companyId);
  if (!found || catalog instanceof Refusal) return;
  if (announcedStatus({ ...found.order, status: found.status }) !== status) return;
  if (announcement(status, found.order.confirmed_at).confirmed_at !== job.confirmed_at) return;
  const now = clock();
  const about = { status, wanted: found.language, now };
  const { message, delivery } = orderMessage(catalog.company, found.order, about);
  const sent = await push.send(found.target, message, delivery);
  if (sent.result === "failed") throw new OrderPushFailed(sent.error);
  if (sent.result === "gone" || status === "CANCELLED")
    await deleteOrderSubscription(db, companyId, id);
}

class OrderPushFailed extends Error {
  override readonly name = "OrderPushFailed";
  readonly code: string;

  constructor(code: string) {
    super(`The push service answers ${code}`);
    this.code = code;
  }
}
