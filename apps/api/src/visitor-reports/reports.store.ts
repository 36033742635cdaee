import type { Currency } from "@comanda/domain/money/cents";
import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { ListRange } from "../shared/list-range.ts";

export type AbuseReportRow = Selectable<Database["abuse_reports"]>;

/** Stores a report about a company. */
export async function insertAbuseReport(
  db: Kysely<Database>,
  row: Insertable<Database["abuse_reports"]>,
): Promise<void> {
  await db.insertInto("abuse_reports").values(row).execute();
}

/** Finds the latest reports about a company, the newest first. */
export function findAbuseReports(
  db: Kysely<Database>,
  companyId: string,
  { limit, offset }: ListRange,
): Promise<AbuseReportRow[]> {
  return db
    .selectFrom("abuse_reports")
    .selectAll()
    .where("company_id", "=", companyId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/**
 * Adds one visit on that day (`yyyy-MM-dd`). One statement, so that simultaneous visits all count.
 */
export async function incrementVisits(
  db: Kysely<Database>,
  companyId: string,
  day: string,
): Promise<void> {
  await db
    .insertInto("visits")
    .values({ company_id: companyId, day, visits: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "day"])
        .doUpdateSet((eb) => ({ visits: eb("visits.visits", "+", 1) })),
    )
    .execute();
}

/** Finds the last days with visits, the latest first. */
export function findDailyVisits(
  db: Kysely<Database>,
  companyId: string,
  { limit, offset }: ListRange,
): Promise<{ day: string; visits: number }[]> {
  return db
    .selectFrom("visits")
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as("day"), "visits"])
    .where("company_id", "=", companyId)
    .orderBy("visits.day", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export type TrafficSourceRow = {
  /** Null for orders without a link that names a source. */
  utm_source: string | null;
  utm_campaign: string | null;
  orders: number;
  /** The sum that these orders cost, in cents of `currency`. */
  amount: number;
  currency: Currency;
};

/** Placed and not cancelled orders, by the link that the visit began with. */
export async function findTrafficSources(
  db: Kysely<Database>,
  companyId: string,
  { limit, offset }: ListRange,
): Promise<TrafficSourceRow[]> {
  const currency = sql<string>`currency::text`;
  const rows = await db
    .selectFrom("orders")
    .select(({ fn }) => [
      "utm_source",
      "utm_campaign",
      // As text: the column is JSON, which cannot be compared.
      currency.as("currency"),
      fn.countAll<number>().as("orders"),
      fn.sum<string>("amount_due").as("amount"),
    ])
    .where("company_id", "=", companyId)
    .where("status", "not in", ["INITIATED", "CANCELLED"])
    .groupBy(["utm_source", "utm_campaign", currency])
    .orderBy("orders", "desc")
    .orderBy("utm_source")
    .orderBy("utm_campaign")
    .orderBy(currency)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    ...row,
    amount: Number(row.amount),
    currency: JSON.parse(row.currency),
  }));
}
