import type { Insertable, Kysely, Selectable, Updateable } from "kysely";
import type { Database } from "../db/schema/database.ts";

export type ScheduledRow = Selectable<Database["scheduled_prices"]>;
export type ScheduledKey = Pick<ScheduledRow, "company_id" | "id">;

/** The changes of a company: those that wait by their start, then those that ended, the latest first. */
export function findScheduled(db: Kysely<Database>, companyId: string): Promise<ScheduledRow[]> {
  return db
    .selectFrom("scheduled_prices")
    .selectAll()
    .where("company_id", "=", companyId)
    .orderBy("ended_at", (by) => by.desc().nullsFirst())
    .orderBy("starts_at")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** A change of a company; the caller has locked the company where it writes. */
export function findScheduledById(
  db: Kysely<Database>,
  { company_id, id }: ScheduledKey,
): Promise<ScheduledRow | undefined> {
  return db
    .selectFrom("scheduled_prices")
    .selectAll()
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The changes of all companies whose time has come, the earliest first. */
export function findDueKeys(db: Kysely<Database>, now: Date): Promise<ScheduledKey[]> {
  return db
    .selectFrom("scheduled_prices")
    .select(["company_id", "id"])
    .where("state", "=", "waiting")
    .where("starts_at", "<=", now)
    .orderBy("starts_at")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Stores a change of prices that waits for its time. */
export async function insertScheduled(
  trx: Kysely<Database>,
  row: Insertable<Database["scheduled_prices"]>,
): Promise<void> {
  await trx.insertInto("scheduled_prices").values(row).execute();
}

/** Changes one that waits, and raises its revision. */
export async function updateScheduled(
  trx: Kysely<Database>,
  { company_id, id }: ScheduledKey,
  columns: Omit<Updateable<Database["scheduled_prices"]>, "revision">,
): Promise<void> {
  await trx
    .updateTable("scheduled_prices")
    .set(columns)
    .set((eb) => ({ revision: eb("revision", "+", 1) }))
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

/** Deletes a scheduled change of prices; does nothing for one that is gone. */
export async function deleteScheduled(
  trx: Kysely<Database>,
  { company_id, id }: ScheduledKey,
): Promise<void> {
  await trx
    .deleteFrom("scheduled_prices")
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .execute();
}
