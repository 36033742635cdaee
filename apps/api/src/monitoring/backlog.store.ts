import { type Kysely, sql } from "kysely";
import { JOBS_SCHEMA } from "../db/jobs-schema.ts";
import type { Database } from "../db/schema/database.ts";

/** What is due and not yet done, of all processes on the database. */
export type Backlog = {
  /** Payments about which a provider is to be asked now. */
  paymentsDue: number;
  /** Due jobs, by the name of their kind. */
  jobsDue: { name: string; count: number }[];
};

/** Counts the backlog for metrics; throws when the database does not answer. */
export async function readBacklogRows(db: Kysely<Database>): Promise<Backlog> {
  const jobs = sql.table(`${JOBS_SCHEMA}.job`);
  const [payments, { rows }] = await Promise.all([
    db
      .selectFrom("company_payments")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("ask_at", "<=", sql<Date>`now()`)
      .executeTakeFirstOrThrow(),
    sql<{ name: string; count: number }>`
      select name, count(*) as count from ${jobs}
      where state in ('created', 'retry') and start_after <= now() group by name`.execute(db),
  ]);
  return { paymentsDue: Number(payments.count), jobsDue: rows };
}
