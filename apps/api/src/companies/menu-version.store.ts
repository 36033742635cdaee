import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../db/schema/database.ts";

/**
 * Marks the company's public pages as changed, so that cached ones are rebuilt; see
 * `menu-version.ts`. Locks the company until the transaction ends. Call it before locking stock:
 * every transaction locks in this order. Resolves to the new version; null without such a company.
 */
export async function bumpMenuVersion(
  trx: Kysely<Database>,
  companyId: string,
): Promise<number | null> {
  const row = await menuVersionBump(trx, companyId).executeTakeFirst();
  return row?.menu_version ?? null;
}

/** The write of `bumpMenuVersion`, for a statement that writes more. */
export function menuVersionBump(trx: Kysely<Database>, companyId: string) {
  return trx
    .updateTable("companies")
    .set((eb) => ({ menu_version: eb("menu_version", "+", 1) }))
    .where("company_id", "=", companyId)
    .returning("menu_version");
}

/** Raises the numbers by which a process notices that its catalog and its cached pages are outdated. */
export async function raiseEditVersions(
  trx: Transaction<Database>,
  companyId: string,
): Promise<void> {
  await trx
    .updateTable("companies")
    .set((eb) => ({ edits: eb("edits", "+", 1), menu_version: eb("menu_version", "+", 1) }))
    .where("company_id", "=", companyId)
    .execute();
}

/**
 * Finds the version of the pages of a host, and the next instant after `now` at which a mark, a pause or a
 * slowdown of staff ends; undefined when the host has no company. `withPositions` also reads where the
 * log of a Postgres is, at or after what the version has.
 */
export async function findMenuVersion(
  db: Kysely<Database>,
  host: string,
  now: Date,
  { withPositions = false } = {},
): Promise<FoundMenuVersion | undefined> {
  const time = sql`${now.toISOString()}::timestamptz`;
  const nextEnd = (table: "availability_marks" | "service_pauses" | "slowdowns") =>
    sql`(select min(until) from ${sql.table(table)} as t
      where t.company_id = companies.company_id and t.until > ${time})`;
  return db
    .selectFrom("hosts")
    .innerJoin("companies", "companies.company_id", "hosts.company_id")
    .select([
      sql<string>`concat_ws(' ', companies.company_id, extract(epoch from imported_at), menu_version)`.as(
        "version",
      ),
      // `least` ignores nulls.
      sql<Date | null>`least(${nextEnd("availability_marks")}, ${nextEnd("service_pauses")},
        ${nextEnd("slowdowns")})`.as("next_end"),
    ])
    .$if(withPositions, (query) =>
      query.select([
        sql<string>`pg_current_wal_insert_lsn()::text`.as("inserted"),
        sql<string>`pg_current_wal_flush_lsn()::text`.as("flushed"),
      ]),
    )
    .where("hosts.host", "=", host)
    .executeTakeFirst();
}

type FoundMenuVersion = {
  version: string;
  next_end: Date | null;
  /** Places in the primary's log, where they were asked for. */
  inserted?: string | undefined;
  flushed?: string | undefined;
};
