import type { AlertStep } from "@comanda/domain/alerts/alert-settings";
import { dueAlerts } from "@comanda/domain/alerts/due-alerts";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { transact } from "../db/transact.ts";
import { runInCompanyShare } from "../db/use/database-use.ts";
import { loggableError } from "../shared/loggable-error.ts";
import type { AlertContext } from "./alert-context.ts";
import { alertMailJob, alertPauseJob, alertPushJob } from "./alert-jobs.ts";
import { findAlertSettings, type RevisedAlertSettings } from "./alert-settings.store.ts";
import {
  findAlertStates,
  lockAlertStates,
  noteAlertResult,
  noteBegunAlert,
} from "./alert-states.store.ts";
import { findPushDevices } from "./devices/push-devices.store.ts";
import { sealRecipients } from "./sealed-recipient.ts";
import { findWaitingOrders, type StoredWaitingOrder } from "./waiting-orders.store.ts";

export type EscalationDeps = Pick<AlertContext, "db" | "clock" | "log" | "jobs"> & {
  /** The server's keys; the first one seals the addresses of queued mails. */
  secretKeys: readonly [string, ...string[]];
  /** Aborted when the process stops: no further company is begun. */
  signal?: AbortSignal;
};

/**
 * Begins the steps that are due for orders without an answer, in all companies: one round of the
 * schedule. What is due follows from the orders and the settings alone, so a missed round, a restart
 * or a second process changes nothing but the time.
 */
export async function escalateOrders(deps: EscalationDeps): Promise<void> {
  const waiting = await findWaitingOrders(deps.db, deps.clock());
  const companies = Map.groupBy(waiting, ({ companyId }) => companyId);
  for (const [companyId, orders] of companies) {
    if (deps.signal?.aborted) return;
    try {
      await runInCompanyShare(companyId, () => escalateCompany(deps, companyId, orders));
    } catch (error) {
      deps.log.error({ company_id: companyId, ...loggableError(error as Error) });
    }
  }
}

async function escalateCompany(
  { db, clock, jobs, secretKeys }: EscalationDeps,
  companyId: string,
  orders: StoredWaitingOrder[],
): Promise<void> {
  const now = clock();
  const { settings } = await findAlertSettings(db, companyId);
  const states = await findAlertStates(db, companyId);
  const last = Object.fromEntries(states.map(({ step, begun_at }) => [step, begun_at?.getTime()]));
  if (dueAlerts(settings, orders, last, now).length === 0) return;
  await transact(db, async (trx) => {
    const locked = await lockAlertStates(trx, companyId);
    // Read again under the lock: another process may have begun them, or a member has answered.
    const waiting = await findWaitingOrders(trx, now, companyId);
    for (const { step, orders: due } of dueAlerts(settings, waiting, locked, now)) {
      const order_ids = due.map(({ id }) => id);
      await noteBegunAlert(trx, { companyId, step, at: now }, order_ids);
      await enqueueStep(
        trx,
        { jobs, secretKeys },
        { companyId, step, at: now, order_ids, settings },
      );
    }
  });
}

type BegunStep = {
  companyId: string;
  step: AlertStep;
  at: Date;
  order_ids: string[];
  settings: RevisedAlertSettings["settings"];
};

/** Enqueues one job for each receiver of a step, so that a repeated run sends no message twice. */
async function enqueueStep(
  trx: Kysely<Database>,
  { jobs, secretKeys }: Pick<EscalationDeps, "jobs" | "secretKeys">,
  { companyId, step, at, order_ids, settings }: BegunStep,
): Promise<void> {
  const payload = { company_id: companyId, order_ids };
  if (step === "push") {
    const devices = await findPushDevices(trx, companyId);
    if (devices.length === 0) await noteAlertResult(trx, { companyId, step, at }, "no_device");
    for (const { id } of devices)
      await jobs.enqueue(trx, alertPushJob, { ...payload, device_id: id });
  } else if (step === "mail") {
    const { addresses } = settings.mail;
    if (addresses.length === 0) await noteAlertResult(trx, { companyId, step, at }, "no_address");
    for (const recipient of sealRecipients(secretKeys, companyId, [...new Set(addresses)]))
      await jobs.enqueue(trx, alertMailJob, { ...payload, ...recipient });
  } else await jobs.enqueue(trx, alertPauseJob, payload);
}
