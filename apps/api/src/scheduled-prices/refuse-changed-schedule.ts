import type { Transaction } from "kysely";
import type { AuditActor } from "../audit/audit.store.ts";
import { findLastTargetChange } from "../audit/audit-log.store.ts";
import { describeConflict } from "../audit/describe-conflict.ts";
import type { Database } from "../db/schema/database.ts";
import { Refusal } from "../shared/refusal.ts";
import type { ScheduledRow } from "./scheduled-prices.store.ts";

/** 409 with who changed it last, or when it started. */
export async function refuseChangedSchedule(
  trx: Transaction<Database>,
  sender: AuditActor,
  { company_id, id, state, ended_at }: ScheduledRow,
): Promise<Refusal> {
  const code = "scheduled_prices_changed";
  if (ended_at !== null)
    return new Refusal(code, { changed: { by: null, at: ended_at.toISOString(), status: state } });
  const last = await findLastTargetChange(trx, company_id, { area: "prices", target: id });
  if (!last) return new Refusal(code);
  return new Refusal(code, { changed: describeConflict(last, sender, state) });
}
