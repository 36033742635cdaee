import { readCatalog } from "../catalog/read-catalog.ts";
import { runInCompanyShare } from "../db/use/database-use.ts";
import { type JobWorker, jobWorker } from "../jobs/job-kind.ts";
import type { Mailer } from "../mail/mailer.ts";
import { MailRefused } from "../mail/smtp-mailer.ts";
import { Refusal } from "../shared/refusal.ts";
import type { AlertContext } from "./alert-context.ts";
import { alertMailJob, alertPauseJob, alertPushJob } from "./alert-jobs.ts";
import { findAlertSettings } from "./alert-settings.store.ts";
import { noteAlertResult } from "./alert-states.store.ts";
import { findPushDevice } from "./devices/push-devices.store.ts";
import { deliverPush } from "./devices/push-devices.ts";
import { ordersMail } from "./messages/mail-message.ts";
import { ordersPushMessage } from "./messages/push-message.ts";
import { pauseForAlert } from "./pause-for-alert.ts";
import { findRecipient, type SealedRecipient } from "./sealed-recipient.ts";
import { findWaitingOrders, type StoredWaitingOrder } from "./waiting-orders.store.ts";

export type AlertWorkersDeps = Omit<AlertContext, "jobs" | "mailer" | "mailTransport"> & {
  /** Hands a mail over at once. */
  directMailer: Mailer;
  /** The server's keys: the first one seals the addresses of queued mails, all of them open them. */
  secretKeys: readonly [string, ...string[]];
};

/** How many messages of a kind one process sends at the same time: a slow receiver delays no other. */
const PUSHES_AT_ONCE = 4;
const MAILS_AT_ONCE = 2;

/**
 * Sends the queued messages and sets the queued pauses. Each attempt first looks which of the orders still wait: an answer
 * that came meanwhile cancels it.
 */
export function alertWorkers(deps: AlertWorkersDeps): JobWorker[] {
  return [
    jobWorker(
      alertPushJob,
      (job) => runInCompanyShare(job.company_id, () => sendAlertPush(deps, job)),
      PUSHES_AT_ONCE,
    ),
    jobWorker(
      alertMailJob,
      (job) => runInCompanyShare(job.company_id, () => sendAlertMail(deps, job)),
      MAILS_AT_ONCE,
    ),
    jobWorker(alertPauseJob, (job) =>
      runInCompanyShare(job.company_id, async () => {
        if ((await stillWaiting(deps, job)).length > 0) await pauseForAlert(deps, job.company_id);
      }),
    ),
  ];
}

/** What every alert job has: its company, and the orders that it was queued for. */
type BegunStep = { company_id: string; order_ids: string[] };

async function stillWaiting(
  { db, clock }: AlertWorkersDeps,
  { company_id, order_ids }: BegunStep,
): Promise<StoredWaitingOrder[]> {
  const waiting = await findWaitingOrders(db, clock(), company_id);
  return waiting.filter(({ id }) => order_ids.includes(id));
}

/**
 * What a push message is about: it replaces the last one on the phone, so that it also names earlier orders that
 * still wait. None where all orders of the job have an answer.
 */
async function alertedOrders(
  { db, clock }: AlertWorkersDeps,
  { company_id, order_ids }: BegunStep,
): Promise<StoredWaitingOrder[]> {
  const waiting = await findWaitingOrders(db, clock(), company_id);
  return waiting.some(({ id }) => order_ids.includes(id))
    ? waiting.filter(({ id, done }) => order_ids.includes(id) || done.includes("push"))
    : [];
}

async function sendAlertPush(
  deps: AlertWorkersDeps,
  job: BegunStep & { device_id: string },
): Promise<void> {
  const companyId = job.company_id;
  const orders = await alertedOrders(deps, job);
  const device = await findPushDevice(deps.db, companyId, job.device_id);
  const catalog = await readCatalog(deps, companyId);
  if (orders.length === 0 || !device || catalog instanceof Refusal) return;
  const message = ordersPushMessage(catalog.company, orders, device.language);
  const failure = await deliverPush(deps, device, message);
  const state = { companyId, step: "push", at: deps.clock() } as const;
  if (failure === null || failure === "gone") {
    await noteAlertResult(deps.db, state, failure);
    return;
  }
  await noteAlertResult(deps.db, state, failure.error);
  if (failure.mayRepeat) throw new PushFailed(failure.error);
}

class PushFailed extends Error {
  override readonly name = "PushFailed";
  readonly code: string;

  constructor(code: string) {
    super(`The push service answers ${code}`);
    this.code = code;
  }
}

async function sendAlertMail(
  deps: AlertWorkersDeps,
  job: BegunStep & SealedRecipient,
): Promise<void> {
  const companyId = job.company_id;
  const orders = await stillWaiting(deps, job);
  const { settings } = await findAlertSettings(deps.db, companyId);
  const { addresses } = settings.mail;
  const to = findRecipient(deps.secretKeys, companyId, { ...job, addresses });
  const catalog = await readCatalog(deps, companyId);
  if (orders.length === 0 || to === null || catalog instanceof Refusal) return;
  const note = (failure: string | null) =>
    noteAlertResult(deps.db, { companyId, step: "mail", at: deps.clock() }, failure);
  try {
    await deps.directMailer.sendMail(ordersMail(catalog.company, orders, to));
  } catch (error) {
    const isFinal = error instanceof MailRefused;
    const code = error instanceof Error && "code" in error ? String(error.code) : "failed";
    await note(isFinal ? String(error.responseCode) : code);
    if (!isFinal) throw error;
    return;
  }
  await note(null);
}
