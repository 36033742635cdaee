import { MAX_SCHEDULED } from "@comanda/contract/scheduled-prices/scheduled-prices-calls";
import type { ScheduledPrices } from "@comanda/contract/scheduled-prices/scheduled-prices-schemas";
import type { ParsedStaffRequestPart } from "@comanda/contract/staff/staff-call-schemas";
import { instantAtLocal } from "@comanda/domain/hours/local-instant";
import type { Transaction } from "kysely";
import { recordChange } from "../audit/audit.store.ts";
import { lockCompany } from "../companies/companies.store.ts";
import type { Deps } from "../context/deps.ts";
import type { Database } from "../db/schema/database.ts";
import type { StoredPrices } from "../db/schema/scheduled-price-tables.ts";
import { transact } from "../db/transact.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { auditedPrices } from "./audited-prices.ts";
import { checkPrices, readMenuNow } from "./check-prices.ts";
import { isSameChange, type Wanted } from "./is-same-change.ts";
import { refuseChangedSchedule } from "./refuse-changed-schedule.ts";
import {
  findScheduled,
  findScheduledById,
  insertScheduled,
  type ScheduledRow,
  updateScheduled,
} from "./scheduled-prices.store.ts";
import { scheduledPricesJob } from "./scheduled-prices-job.ts";
import { toScheduledPrices } from "./scheduled-prices-view.ts";

export type ScheduleContext = Pick<Deps, "db" | "clock"> & {
  /** Absent in a process without jobs: the search of each minute finds what is due. */
  jobs: Pick<Jobs, "enqueue"> | null;
};

/**
 * Makes prices change at a time of the company's clock. A repeated request gets what is stored; with
 * other prices or another time it changes that, or is 409 `scheduled_prices_changed` when it was changed
 * since. 422 `invalid_body` for a time that is past; 409 `too_many_scheduled_prices`; and as `checkPrices`.
 */
export function schedulePrices(
  context: ScheduleContext,
  member: StaffMember,
  { id, ...wanted }: ParsedStaffRequestPart<"schedulePrices", "body">,
): Promise<ScheduledPrices | Refusal> {
  const { companyId } = member;
  const key = { company_id: companyId, id };
  return transact(context.db, async (trx) => {
    await lockCompany(trx, companyId);
    const there = await findScheduled(trx, companyId);
    const made = there.find((row) => row.id === id);
    if (made) return scheduleAgain(context, trx, member, { row: made, wanted });
    const waiting = there.filter(({ state }) => state === "waiting");
    if (waiting.length >= MAX_SCHEDULED) return new Refusal("too_many_scheduled_prices");
    const checked = await check(context, trx, companyId, wanted);
    if (checked instanceof Refusal) return checked;
    const { starts_at, prices } = checked;
    const now = context.clock();
    await insertScheduled(trx, {
      ...key,
      starts_at,
      prices: JSON.stringify(prices),
      actor: member.name,
      created_at: now,
    });
    const after = auditedPrices({ starts_at, prices });
    await recordChange(trx, member, now, {
      action: "prices.schedule",
      target: id,
      before: null,
      after,
    });
    await enqueue(context, trx, starts_at);
    return answer(trx, key);
  });
}

/** What the same request wants again; after a lost answer a member may have corrected it. */
async function scheduleAgain(
  context: ScheduleContext,
  trx: Transaction<Database>,
  member: StaffMember,
  { row, wanted }: { row: ScheduledRow; wanted: Wanted },
): Promise<ScheduledPrices | Refusal> {
  const menu = await readMenuNow(trx, member.companyId);
  if (menu instanceof Refusal) return menu;
  if (isSameChange(row, wanted, menu.timezone)) return toScheduledPrices(row, menu);
  const isUntouched = row.revision === 0 && row.state === "waiting";
  return isUntouched
    ? change(context, trx, member, { row, wanted })
    : refuseChangedSchedule(trx, member, row);
}

/**
 * Replaces time and prices of a scheduled change, as the member has seen it, before it starts. The same request
 * sent again gets what is stored. 404 `scheduled_prices_not_found`; 409 `scheduled_prices_changed`; and as
 * `schedulePrices`.
 */
export function updateScheduledPrices(
  context: ScheduleContext,
  member: StaffMember,
  scheduleId: string,
  { revision, ...wanted }: ParsedStaffRequestPart<"updateScheduledPrices", "body">,
): Promise<ScheduledPrices | Refusal> {
  const { companyId } = member;
  const key = { company_id: companyId, id: scheduleId };
  return transact(context.db, async (trx) => {
    await lockCompany(trx, companyId);
    const row = await findScheduledById(trx, key);
    if (!row) return new Refusal("scheduled_prices_not_found");
    const menu = await readMenuNow(trx, companyId);
    if (menu instanceof Refusal) return menu;
    if (row.state === "waiting" && isSameChange(row, wanted, menu.timezone))
      return toScheduledPrices(row, menu);
    if (row.revision !== revision || row.state !== "waiting")
      return refuseChangedSchedule(trx, member, row);
    return change(context, trx, member, { row, wanted });
  });
}

/** Changes one that waits. The caller has locked the company. */
async function change(
  context: ScheduleContext,
  trx: Transaction<Database>,
  member: StaffMember,
  { row, wanted }: { row: ScheduledRow; wanted: Wanted },
): Promise<ScheduledPrices | Refusal> {
  const { company_id, id } = row;
  const checked = await check(context, trx, company_id, wanted);
  if (checked instanceof Refusal) return checked;
  const { starts_at, prices } = checked;
  await updateScheduled(trx, row, { starts_at, prices: JSON.stringify(prices) });
  const [before, after] = [auditedPrices(row), auditedPrices({ starts_at, prices })];
  await recordChange(trx, member, context.clock(), {
    action: "prices.reschedule",
    target: id,
    before,
    after,
  });
  await enqueue(context, trx, starts_at);
  return answer(trx, { company_id, id });
}

async function check(
  { clock }: Pick<ScheduleContext, "clock">,
  trx: Transaction<Database>,
  companyId: string,
  { date, time, ...prices }: Wanted,
): Promise<{ starts_at: Date; prices: StoredPrices } | Refusal> {
  const menu = await readMenuNow(trx, companyId);
  if (menu instanceof Refusal) return menu;
  const starts_at = instantAtLocal(menu.timezone, date, time);
  if (starts_at <= clock()) {
    return new Refusal("invalid_body", { errors: [{ path: "time", message: "is in the past" }] });
  }
  const named = checkPrices(menu.document, prices);
  return named instanceof Refusal ? named : { starts_at, prices: named };
}

async function enqueue({ jobs }: ScheduleContext, trx: Transaction<Database>, notBefore: Date) {
  await jobs?.enqueue(trx, scheduledPricesJob, {}, { notBefore });
}

async function answer(
  trx: Transaction<Database>,
  key: { company_id: string; id: string },
): Promise<ScheduledPrices | Refusal> {
  const [menu, row] = [await readMenuNow(trx, key.company_id), await findScheduledById(trx, key)];
  if (menu instanceof Refusal) return menu;
  if (!row) return new Refusal("scheduled_prices_not_found");
  return toScheduledPrices(row, menu);
}
