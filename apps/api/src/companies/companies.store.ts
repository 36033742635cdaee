import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** Finds the company that is served at a host name; undefined when there is none. */
export async function findCompanyAtHost(
  db: Kysely<Database>,
  host: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("hosts")
    .select("company_id")
    .where("host", "=", host)
    .executeTakeFirst();
  return row?.company_id;
}

/** Finds the first host of the company's file; undefined when it has none. */
export async function findFirstHost(
  db: Kysely<Database>,
  companyId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("hosts")
    .select("host")
    .where("company_id", "=", companyId)
    .orderBy("position")
    .limit(1)
    .executeTakeFirst();
  return row?.host;
}

/** Makes imports and other placements of the company wait until the transaction ends. */
export async function lockCompany(trx: Kysely<Database>, companyId: string): Promise<void> {
  await trx
    .selectFrom("companies")
    .select("company_id")
    .where("company_id", "=", companyId)
    .forNoKeyUpdate()
    .execute();
}

/** Finds the company's loyalty settings as they are stored. */
export async function findLoyaltySettings(
  db: Kysely<Database>,
  companyId: string,
): Promise<unknown> {
  const row = await db
    .selectFrom("companies")
    .select("loyalty_settings")
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  return row.loyalty_settings;
}

/** Finds the companies with the earliest import, each with its hosts in the order of its file. */
export async function findCompanies(
  db: Kysely<Database>,
  limit: number,
): Promise<{ company_id: string; hosts: string[] }[]> {
  return db
    .selectFrom("companies")
    .innerJoin("hosts", "hosts.company_id", "companies.company_id")
    .select("companies.company_id")
    .select(sql<string[]>`array_agg(hosts.host order by hosts.position)`.as("hosts"))
    .groupBy("companies.company_id")
    .orderBy("companies.imported_at")
    .limit(limit)
    .execute();
}

/** The instant of the last import; undefined for no company. */
export async function findImportTime(
  db: Kysely<Database>,
  companyId: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom("companies")
    .select("imported_at")
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row?.imported_at;
}
