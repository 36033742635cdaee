import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../db/schema/database.ts";

export type PrintJobRow = Selectable<Database["print_jobs"]>;
export type JobKey = Pick<PrintJobRow, "company_id" | "id">;

/**
 * Queues jobs, all at once. A ticket that was queued before, by its order, kind, station, reprint
 * and copy, stays as it is. Returns the ids of the new ones.
 */
export async function insertPrintJobs(
  db: Kysely<Database>,
  jobs: readonly Insertable<Database["print_jobs"]>[],
): Promise<string[]> {
  if (jobs.length === 0) return [];
  const rows = await db
    .insertInto("print_jobs")
    .values([...jobs])
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Returns the number of the last accepted change that the tickets of an order show, without its reprints;
 * null for an order without tickets.
 */
export async function findPrintedChange(
  db: Kysely<Database>,
  companyId: string,
  orderId: string,
): Promise<number | null> {
  const { change } = await db
    .selectFrom("print_jobs")
    .select((eb) => eb.fn.max("change").as("change"))
    .where("company_id", "=", companyId)
    .where("order_id", "=", orderId)
    .where("reprint", "=", 0)
    .executeTakeFirstOrThrow();
  return change;
}

/** Returns the jobs of an order, the oldest first. */
export function findOrderJobs(
  db: Kysely<Database>,
  companyId: string,
  orderId: string,
): Promise<PrintJobRow[]> {
  return db
    .selectFrom("print_jobs")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("order_id", "=", orderId)
    .orderBy("created_at")
    .orderBy("kind")
    .orderBy("station")
    .orderBy("reprint")
    .orderBy("copy")
    .execute();
}

/** Finds the job with an id; undefined when the company has none. */
export function findPrintJob(
  db: Kysely<Database>,
  { company_id, id }: JobKey,
): Promise<PrintJobRow | undefined> {
  return db
    .selectFrom("print_jobs")
    .selectAll()
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Returns the category of each product that the menu still has, by the product's id. */
export async function findCategoriesOfOrder(
  db: Kysely<Database>,
  companyId: string,
  productIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("products")
    .select(["id", "category_id"])
    .where("company_id", "=", companyId)
    .where("id", "=", sql<string>`any(${[...productIds]}::text[])`)
    .execute();
  return new Map(rows.map(({ id, category_id }) => [id, category_id]));
}

/**
 * Sets the state that a member chose for a job. `uncertain` counts how often a job is queued again although it
 * may be on paper. A job without a printer cannot be queued, and stays as it is.
 */
export async function markJob(
  trx: Kysely<Database>,
  { company_id, id }: JobKey,
  state: "confirmed" | "failed" | "queued",
  now: Date,
): Promise<void> {
  await trx
    .updateTable("print_jobs")
    .set({
      state,
      lease_until: null,
      reason: state === "failed" ? "given_up" : null,
      ...(state === "confirmed" ? { confirmed_at: now } : {}),
      ...(state === "queued"
        ? {
            uncertain: sql<number>`uncertain + case when attempts > 0 then 1 else 0 end`,
            created_at: now,
          }
        : {}),
    })
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .$if(state === "queued", (query) => query.where("printer_id", "is not", null))
    .execute();
}

/**
 * Claims a job for the USB printer of a member's device. From then on it may be on paper. Returns false if
 * it was sent or printed already.
 */
export async function claimJob(
  trx: Kysely<Database>,
  { company_id, id }: JobKey,
  member: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("print_jobs")
    .set({
      state: "sent",
      lease_until: null,
      reason: null,
      sent_at: now,
      requested_by: member,
      attempts: sql<number>`attempts + 1`,
    })
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .where("state", "in", ["queued", "failed"])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
