import { businessDayOf, daysBetween, shiftDay } from "@comanda/domain/hours/business-day";
import { HOUR_MS, MINUTE_MS } from "@comanda/domain/time/durations";
import { transact } from "../db/transact.ts";
import { runInCompanyShare } from "../db/use/database-use.ts";
import type { PaymentContext } from "../payments/payment-context.ts";
import { loggableError } from "../shared/loggable-error.ts";
import { Refusal } from "../shared/refusal.ts";
import { countPopular, firstPopularDay } from "./count-popular.ts";
import { readSalesCompany } from "./sales-context.ts";
import { storeDayPairs } from "./sales-pairs.store.ts";
import {
  findChangedTimes,
  findCompanyIds,
  findFirstPlacement,
  findRolledDays,
  findRollupState,
  fitsScope,
  lockRollupState,
  restartRollups,
  storeChangesUntil,
} from "./sales-rollups.store.ts";
import { type SalesScope, storeDaySums } from "./sum-orders.store.ts";

/**
 * Milliseconds that an order's change may take from its `updated_at` until others see it. Statements
 * end after seconds, and clocks of servers differ by less.
 */
const SETTLE_MS = 5 * MINUTE_MS;

/**
 * Milliseconds before the last round in which changes are looked for again. A clock that was set back since has given
 * changes after that round earlier times. Rounds are an hour apart.
 */
const LOOK_BACK_MS = 2 * HOUR_MS;

export type RollUpDeps = Pick<
  PaymentContext,
  "db" | "clock" | "log" | "catalogCache" | "backgroundQueue"
> & {
  /** Aborted when the process stops: no further day is begun. */
  stopSignal?: AbortSignal;
};

/**
 * Sums the past business days of all companies that are not summed yet, and again those of which an
 * order has changed since. A company that fails is logged and stops no other.
 */
export async function rollUpSales(deps: RollUpDeps): Promise<void> {
  const { db, log, stopSignal } = deps;
  for (const companyId of await findCompanyIds(db)) {
    if (stopSignal?.aborted) return;
    try {
      await runInCompanyShare(companyId, () => rollUpCompany(deps, companyId));
    } catch (error) {
      log.error({ company_id: companyId, ...loggableError(error as Error) });
    }
  }
}

/** Each day is a transaction of its own: what is done stays when the process stops. */
async function rollUpCompany(deps: RollUpDeps, companyId: string): Promise<void> {
  const { db, clock, stopSignal } = deps;
  const company = await readSalesCompany(deps, companyId);
  if (company instanceof Refusal) return;
  const { scope } = company;
  const settled = new Date(clock().getTime() - SETTLE_MS);
  const state = await findRollupState(db, companyId);
  if (!fitsScope(state, scope)) await transact(db, (trx) => restartRollups(trx, scope, settled));
  const due = await findDueDays(deps, scope, settled);
  for (const day of due) {
    if (stopSignal?.aborted) return;
    if (!(await deps.backgroundQueue(() => rollUpDay(deps, scope, day)))) return;
  }
  await storeChangesUntil(db, companyId, settled);
  const lastDay = lastDayBefore(scope, settled);
  await deps.backgroundQueue(() =>
    countPopular(db, companyId, { lastDay, hasNews: due.length > 0 }),
  );
}

/** The last business day that is over. */
const lastDayBefore = (scope: SalesScope, instant: Date): string =>
  shiftDay(businessDayOf(scope, instant), -1);

/** The past days that are not summed, and those with changed orders. */
async function findDueDays(
  { db }: RollUpDeps,
  scope: SalesScope,
  settled: Date,
): Promise<string[]> {
  const { companyId } = scope;
  const first = await findFirstPlacement(db, companyId);
  const state = await findRollupState(db, companyId);
  if (!first || !state) return [];
  const last = lastDayBefore(scope, settled);
  const past = daysBetween(businessDayOf(scope, first), last);
  const rolled = new Set(await findRolledDays(db, companyId, [past[0] ?? last, last]));
  const until = Math.min(state.changes_until.getTime(), settled.getTime());
  const times = await findChangedTimes(db, companyId, new Date(until - LOOK_BACK_MS));
  const changed = new Set(times.map((at) => businessDayOf(scope, at)));
  return past.filter((day) => !rolled.has(day) || changed.has(day));
}

/** Returns false when another process has begun rollups with other settings. */
async function rollUpDay(
  { db, clock }: RollUpDeps,
  scope: SalesScope,
  day: string,
): Promise<boolean> {
  const isCurrent = await transact(db, async (trx) => {
    if (!fitsScope(await lockRollupState(trx, scope.companyId), scope)) return false;
    await storeDaySums(trx, scope, day);
    if (day >= firstPopularDay(lastDayBefore(scope, clock()))) await storeDayPairs(trx, scope, day);
    return true;
  });
  return isCurrent === true;
}
