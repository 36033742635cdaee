import { ALERT_STEPS, type AlertStep } from "@comanda/domain/alerts/alert-settings";
import type { LastAlerts } from "@comanda/domain/alerts/due-alerts";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** How a step's last message went. */
export type AlertState = {
  step: AlertStep;
  begun_at: Date | null;
  sent_at: Date | null;
  failed_at: Date | null;
  error: string | null;
};

/** Returns how the last alert of each step went; a step that never began has none. */
export async function findAlertStates(
  db: Kysely<Database>,
  companyId: string,
): Promise<AlertState[]> {
  return db
    .selectFrom("alert_states")
    .select(["step", "begun_at", "sent_at", "failed_at", "error"])
    .where("company_id", "=", companyId)
    .execute();
}

/**
 * Locks the steps of a company until the transaction ends, so that two processes do not begin the
 * same one. Returns when each was begun last.
 */
export async function lockAlertStates(
  trx: Kysely<Database>,
  companyId: string,
): Promise<LastAlerts> {
  await trx
    .insertInto("alert_states")
    .values(ALERT_STEPS.map((step) => ({ company_id: companyId, step })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await trx
    .selectFrom("alert_states")
    .select(["step", "begun_at"])
    .where("company_id", "=", companyId)
    .orderBy("step")
    .forUpdate()
    .execute();
  return Object.fromEntries(rows.map(({ step, begun_at }) => [step, begun_at?.getTime()]));
}

/** Notes that a step is begun for these orders; each order keeps its first note of a step. */
export async function noteBegunAlert(
  trx: Kysely<Database>,
  { companyId, step, at }: { companyId: string; step: AlertStep; at: Date },
  orderIds: readonly string[],
): Promise<void> {
  await trx
    .insertInto("order_alerts")
    .values(orderIds.map((order_id) => ({ company_id: companyId, order_id, step, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .updateTable("alert_states")
    .set({ begun_at: at })
    .where("company_id", "=", companyId)
    .where("step", "=", step)
    .execute();
}

/** Notes how a message went: `error` is the code of its failure, or null. */
export async function noteAlertResult(
  db: Kysely<Database>,
  { companyId, step, at }: { companyId: string; step: AlertStep; at: Date },
  error: string | null,
): Promise<void> {
  const values = error === null ? { sent_at: at, error } : { failed_at: at, error };
  await db
    .insertInto("alert_states")
    .values({ company_id: companyId, step, ...values })
    .onConflict((conflict) => conflict.columns(["company_id", "step"]).doUpdateSet(values))
    .execute();
}
