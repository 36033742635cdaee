import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema/database.ts";

/** An order whose tickets no event has queued. */
type OrderToPrint = { company_id: string; id: string };

/** Literals, and the statuses of the index of orders in progress, so that the planner uses it. */
const isInProgress = sql<boolean>`orders.status in ('PENDING', 'PREPARING', 'READY',
  'DRIVER_ON_THE_WAY_TO_DESTINATION', 'DRIVER_ARRIVED_AT_DESTINATION')`;

/**
 * Orders since `after` that should have tickets and have none, the earliest first: accepted or placed
 * ones, as their company's settings say.
 */
export function findOrdersWithoutTickets(
  db: Kysely<Database>,
  after: Date,
  limit: number,
): Promise<OrderToPrint[]> {
  const due = sql<Date>`case
    when companies.printing_settings->>'print_on' = 'placement' then orders.placed_at
    else orders.accepted_at end`;
  return db
    .selectFrom("companies")
    .innerJoin("orders", "orders.company_id", "companies.company_id")
    .select(["orders.company_id", "orders.id"])
    .where("companies.printing_since", "is not", null)
    .where(isInProgress)
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
    .execute();
}

/**
 * Orders in progress with a change that was accepted since `after` and that their tickets do not know
 * yet, the earliest change first.
 */
export function findOrdersWithoutChangeTickets(
  db: Kysely<Database>,
  after: Date,
  limit: number,
): Promise<OrderToPrint[]> {
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
    .where(isInProgress)
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
 * Finds cancelled orders with tickets since `after` that may be on paper, and without a ticket that cancels
 * them.
 */
export function findCancelledOrdersOnPaper(
  db: Kysely<Database>,
  after: Date,
  limit: number,
): Promise<OrderToPrint[]> {
  return db
    .selectFrom("print_jobs as jobs")
    .innerJoin("orders", (join) =>
      join
        .onRef("orders.company_id", "=", "jobs.company_id")
        .onRef("orders.id", "=", "jobs.order_id"),
    )
    .select(["orders.company_id", "orders.id"])
    .where("jobs.created_at", ">=", after)
    .where("jobs.kind", "=", sql.lit("kitchen"))
    .where("jobs.attempts", ">", 0)
    .where("orders.status", "=", sql.lit("CANCELLED"))
    .groupBy(["orders.company_id", "orders.id"])
    .having(
      sql<boolean>`max(jobs.change) filter (where jobs.reprint = 0) <= coalesce((
        select max(number) from order_proposals as proposals
        where proposals.company_id = orders.company_id and proposals.order_id = orders.id
          and proposals.state = 'accepted'), 0)`,
    )
    .limit(limit)
    .execute();
}
