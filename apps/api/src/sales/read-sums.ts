import { businessDayOf } from "@comanda/domain/hours/business-day";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { StoredDimension } from "../db/schema/sales-tables.ts";
import { mergeSums, type Sum } from "./figures.ts";
import {
  findChangedTimes,
  findFirstPlacement,
  findRolledDays,
  findRolledSums,
  findRollupState,
  fitsScope,
} from "./sales-rollups.store.ts";
import { type DaySum, type SalesScope, sumOrders } from "./sum-orders.store.ts";

/** The sums of some business days: of rolled days in the database, of the others summed just now. */
export type ReadSums = (
  dimension: StoredDimension,
  options?: { byDay?: boolean },
) => Promise<Sum[]>;

/** Runs `work` on one state of the database, which no change reaches while it reads. */
export function readAtOneInstant<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(work);
}

/**
 * Returns a reader of the sums of `days`, which are in ascending order. Days that are not rolled
 * up, and days with orders that have changed since, are summed from their orders, so that every sum
 * agrees with the orders. Call it in `readAtOneInstant`.
 */
export async function openSums(
  trx: Kysely<Database>,
  scope: SalesScope,
  days: readonly string[],
): Promise<ReadSums> {
  const { companyId } = scope;
  const rolled = await findSettledDays(trx, scope, days);
  const live = await sumOrders(trx, scope, await withOrders(trx, scope, days, rolled));
  return async (dimension, { byDay = false } = {}) => {
    const part = { dimension, days: [...rolled], byDay };
    const stored = await findRolledSums(trx, companyId, part);
    const summed = live.filter((sum) => sum.dimension === dimension);
    const keyed = byDay ? summed.map((sum) => ({ ...sum, key: sum.day })) : summed;
    return mergeSums([...stored, ...keyed.map(withoutDay)]);
  };
}

/** Returns the days whose stored sums still agree with their orders. */
async function findSettledDays(
  trx: Kysely<Database>,
  scope: SalesScope,
  days: readonly string[],
): Promise<Set<string>> {
  const { companyId } = scope;
  const [from, to] = [days[0], days.at(-1)];
  const state = await findRollupState(trx, companyId);
  if (!fitsScope(state, scope) || !from || !to) return new Set();
  const changed = await findChangedTimes(trx, companyId, state.changes_until);
  const open = new Set(changed.map((at) => businessDayOf(scope, at)));
  const wanted = new Set(days);
  const rolled = await findRolledDays(trx, companyId, [from, to]);
  return new Set(rolled.filter((day) => wanted.has(day) && !open.has(day)));
}

/** The days that are not rolled up and can have orders. */
async function withOrders(
  trx: Kysely<Database>,
  scope: SalesScope,
  days: readonly string[],
  rolled: ReadonlySet<string>,
): Promise<string[]> {
  const unrolled = days.filter((day) => !rolled.has(day));
  const first = unrolled.length > 1 ? await findFirstPlacement(trx, scope.companyId) : null;
  const firstDay = first && businessDayOf(scope, first);
  return firstDay ? unrolled.filter((day) => day >= firstDay) : unrolled;
}

function withoutDay({ day: _day, dimension: _dimension, ...sum }: DaySum): Sum {
  return sum;
}
