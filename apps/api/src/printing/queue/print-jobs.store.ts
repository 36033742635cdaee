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
 * The last accepted change that the tickets of an order know, without reprints; null for an order
 * without tickets.
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

/** The jobs of an order, the first ones first. */
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

/** The categories of the dishes of an order that the menu still has, by product. */
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
 * Orders since `after` that should have tickets and have none, the earliest first: accepted or placed
 * ones, as their company's settings say.
 */
export function findOrdersWithoutTickets(
  db: Kysely<Database>,
  after: Date,
  limit: number,
): Promise<{ company_id: string; id: string }[]> {
  const due = sql<Date>`case
    when companies.printing_settings->>'print_on' = 'placement' then orders.placed_at
    else orders.accepted_at end`;
  return (
    db
      .selectFrom("companies")
      .innerJoin("orders", "orders.company_id", "companies.company_id")
      .select(["orders.company_id", "orders.id"])
      .where("companies.printing_since", "is not", null)
      // The statuses of the index of orders in progress.
      .where(
        sql<boolean>`orders.status in ('PENDING', 'PREPARING', 'READY',
        'DRIVER_ON_THE_WAY_TO_DESTINATION', 'DRIVER_ARRIVED_AT_DESTINATION')`,
      )
      .where(due, ">=", after)
      .where(sql<boolean>`${due} >= companies.printing_since`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("print_jobs")
              .select("print_jobs.id")
              .whereRef("print_jobs.company_id", "=", "orders.company_id")
              .whereRef("print_jobs.order_id", "=", "orders.id"),
          ),
        ),
      )
      .orderBy(due)
      .limit(limit)
      .execute()
  );
}

/**
 * Orders in progress with a change that was accepted since `after` and that their tickets do not know
 * yet, the earliest change first.
 */
export function findOrdersWithoutChangeTickets(
  db: Kysely<Database>,
  after: Date,
  limit: number,
): Promise<{ company_id: string; id: string }[]> {
  return db
    .selectFrom("order_proposals as proposals")
    .innerJoin("orders", (join) =>
      join
        .onRef("orders.company_id", "=", "proposals.company_id")
        .onRef("orders.id", "=", "proposals.order_id"),
    )
    .select(["orders.company_id", "orders.id"])
    .where("proposals.state", "=", sql.lit("accepted"))
    .where("proposals.answered_at", ">=", after)
    .where(
      sql<boolean>`orders.status in ('PENDING', 'PREPARING', 'READY',
        'DRIVER_ON_THE_WAY_TO_DESTINATION', 'DRIVER_ARRIVED_AT_DESTINATION')`,
    )
    .where(
      sql<boolean>`proposals.number > (
        select max(change) from print_jobs as jobs
        where jobs.company_id = orders.company_id and jobs.order_id = orders.id
          and jobs.reprint = 0)`,
    )
    .orderBy("proposals.answered_at")
    .limit(limit)
    .execute();
}

/**
 * Sets the state of a job by hand. One that was handed over before and waits again may be on paper;
 * one without a printer cannot wait, and stays as it is.
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
 * Takes a job for the printer of a member, who may have put it on paper from then on. False if
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
