import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { StoredDimension } from "../db/schema/sales-tables.ts";
import { figureNames, type Sum } from "./figures.ts";
import type { SalesScope } from "./sum-orders.store.ts";

export type RollupState = Selectable<Database["sales_rollup_states"]>;

/** Returns what a company's rollups were made with; undefined while there are none. */
export function findRollupState(
  db: Kysely<Database>,
  companyId: string,
): Promise<RollupState | undefined> {
  return db
    .selectFrom("sales_rollup_states")
    .selectAll()
    .where("company_id", "=", companyId)
    .executeTakeFirst();
}

/** Returns whether rollups that were made with the state fit the company as it is now. */
export function fitsScope(
  state: RollupState | undefined,
  { timezone, startHour, currency }: SalesScope,
): state is RollupState {
  if (!state) return false;
  return (
    state.timezone === timezone && state.start_hour === startHour && state.currency === currency
  );
}

/** Removes all rollups of a company, and stores what its next ones are made with. */
export async function restartRollups(
  trx: Kysely<Database>,
  { companyId, timezone, startHour, currency }: SalesScope,
  changesUntil: Date,
): Promise<void> {
  await trx.deleteFrom("sales_rollup_states").where("company_id", "=", companyId).execute();
  await trx
    .insertInto("sales_rollup_states")
    .values({
      company_id: companyId,
      timezone,
      start_hour: startHour,
      currency,
      changes_until: changesUntil,
    })
    .execute();
}

/** Locks the state, so that one process at a time rolls up the company. */
export async function lockRollupState(
  trx: Kysely<Database>,
  companyId: string,
): Promise<RollupState | undefined> {
  return trx
    .selectFrom("sales_rollup_states")
    .selectAll()
    .where("company_id", "=", companyId)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores that all changes before an instant are in the sums. */
export async function storeChangesUntil(
  trx: Kysely<Database>,
  companyId: string,
  changesUntil: Date,
): Promise<void> {
  await trx
    .updateTable("sales_rollup_states")
    .set({ changes_until: changesUntil })
    .where("company_id", "=", companyId)
    .execute();
}

/** Returns the business days from `from` to `to` that are summed. */
export async function findRolledDays(
  db: Kysely<Database>,
  companyId: string,
  [from, to]: readonly [string, string],
): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day from sales_rolled_days
    where company_id = ${companyId} and day between ${from}::date and ${to}::date`.execute(db);
  return rows.map(({ day }) => day);
}

/**
 * Returns an instant in every quarter of an hour in which an order was placed that has changed, or
 * was rated, at `since` or later. The clocks of all zones differ by quarters of an hour.
 */
export async function findChangedTimes(
  db: Kysely<Database>,
  companyId: string,
  since: Date,
): Promise<Date[]> {
  const time = sql`${since.toISOString()}::timestamptz`;
  const { rows } = await sql<{ at: Date }>`
    select distinct date_bin('15 minutes', placed_at, '2000-01-01T00:00:00Z') as at from (
      select placed_at from orders
      where company_id = ${companyId} and placed_at is not null and updated_at >= ${time}
      union all
      select orders.placed_at from order_ratings as rating
      join orders on orders.company_id = rating.company_id and orders.id = rating.order_id
      where rating.company_id = ${companyId} and rating.created_at >= ${time}
        and orders.placed_at is not null
    ) as changed`.execute(db);
  return rows.map(({ at }) => at);
}

/** Returns when the company's first order was placed; null without orders. */
export async function findFirstPlacement(
  db: Kysely<Database>,
  companyId: string,
): Promise<Date | null> {
  const row = await db
    .selectFrom("orders")
    .select("placed_at")
    .where("company_id", "=", companyId)
    .where("placed_at", "is not", null)
    .orderBy("placed_at")
    .limit(1)
    .executeTakeFirst();
  return row?.placed_at ?? null;
}

/**
 * The label of the last day that has one, as the greatest text that begins with its day: `array_agg` with
 * an order sorts all rows, which takes longer than the sums of a year.
 */
const lastLabel = sql`substr(
  max(case when label is not null then to_char(day, 'YYYY-MM-DD') || label end),
  length('YYYY-MM-DD') + 1)`;

/** What `findRolledSums` reads. */
type RolledPart = { dimension: StoredDimension; days: readonly string[]; byDay?: boolean };

/**
 * Returns the stored sums of rolled days in a dimension: one for each key, or for each day with
 * `byDay`, whose key is the day then.
 */
export async function findRolledSums(
  db: Kysely<Database>,
  companyId: string,
  { dimension, days, byDay = false }: RolledPart,
): Promise<Sum[]> {
  if (days.length === 0) return [];
  const key = byDay ? sql`to_char(day, 'YYYY-MM-DD')` : sql`key`;
  const sums = figureNames.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`);
  const { rows } = await sql<Sum>`
    select ${key} as key, ${lastLabel} as label, ${sql.join(sums)}
    from sales_rollups where company_id = ${companyId} and dimension = ${dimension}
      and day = any(${days}::date[])
    group by ${key} order by ${key}`.execute(db);
  return rows;
}

/** Returns the ids of all companies. */
export async function findCompanyIds(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom("companies").select("company_id").execute();
  return rows.map(({ company_id }) => company_id);
}
