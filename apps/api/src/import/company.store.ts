import { type Kysely, sql, type Transaction } from "kysely";
import { normalizeHost } from "../companies/find-host.ts";
import type { MonthOrders } from "../companies/plan-orders.store.ts";
import { planUsage } from "../companies/plan-usage.ts";
import type { Database } from "../db/schema/database.ts";
import type { CompanyRows } from "./company-rows.ts";

/** The names by which requests find a company. */
export type ReservedNames = {
  companyId: string;
  hosts: readonly string[];
  qrIds: readonly string[];
};

/**
 * Creates or updates the company's row, and locks it, so that imports of one company run one after
 * the other. Resolves to whether it is new.
 */
export async function upsertCompany(
  trx: Transaction<Database>,
  { company, outline }: CompanyRows,
  importedAt: Date,
): Promise<boolean> {
  const values = {
    document: JSON.stringify(company.document),
    ecommerce_settings: JSON.stringify(company.ecommerce_settings),
    order_settings: JSON.stringify(company.order_settings),
    payment_methods: JSON.stringify(company.payment_methods),
    loyalty_settings: JSON.stringify(company.loyalty_settings),
    // The order of the file's keys, and everything that no other column holds.
    outline: JSON.stringify(outline),
  };
  const { menu_version } = await trx
    .insertInto("companies")
    .values({
      company_id: company.company_id,
      ...values,
      imported_at: importedAt,
      usage_counted: company.usage_counted ?? 0,
      usage_counted_at: importedAt,
    })
    .onConflict((conflict) =>
      conflict.column("company_id").doUpdateSet({
        ...values,
        menu_version: sql`companies.menu_version + 1`,
        // Two imports always have different times, even with a coarse or wrong clock.
        imported_at: sql`greatest(excluded.imported_at, companies.imported_at + interval '1 ms')`,
      }),
    )
    .returning("menu_version")
    .executeTakeFirstOrThrow();
  // It begins with zero, and an update has raised it.
  return menu_version === 0;
}

/** Reads the plan's orders that the database counts in a month. */
export async function readStoredUsage(
  db: Kysely<Database>,
  companyId: string,
  month: MonthOrders,
): Promise<number> {
  const { usage_counted: counted, usage_counted_at: at } = await db
    .selectFrom("companies")
    .select(["usage_counted", "usage_counted_at"])
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  return planUsage({ counted, at }, month);
}

/** Stores how many of the plan's orders another system counted, and when. */
export async function setStoredUsage(
  trx: Transaction<Database>,
  companyId: string,
  usage_counted: number,
  usage_counted_at: Date,
): Promise<void> {
  await trx
    .updateTable("companies")
    .set({ usage_counted, usage_counted_at })
    .where("company_id", "=", companyId)
    .execute();
}

/** Finds the hosts and QR codes of this list that belong to another company. */
export async function findTakenNames(
  db: Kysely<Database>,
  { companyId: company_id, hosts, qrIds: ids }: ReservedNames,
): Promise<{ hosts: Map<string, string>; qrs: Map<string, string> }> {
  const takenHosts = await db
    .selectFrom("hosts")
    .select(["host as key", "company_id"])
    .where("host", "=", sql<string>`any(${hosts}::text[])`)
    .where("company_id", "<>", company_id)
    .execute();
  const takenQrs = await db
    .selectFrom("qrs")
    .select(["id as key", "company_id"])
    .where("id", "=", sql<string>`any(${ids}::text[])`)
    .where("company_id", "<>", company_id)
    .execute();
  return { hosts: byKey(takenHosts), qrs: byKey(takenQrs) };
}

function byKey(rows: { key: string; company_id: string }[]): Map<string, string> {
  return new Map(rows.map(({ key, company_id }) => [key, company_id]));
}

/** Finds the id of the company at a host, in upper or lower case; null when there is none. */
export async function findCompanyIdAtHost(
  db: Kysely<Database>,
  host: string,
): Promise<string | null> {
  const row = await db
    .selectFrom("hosts")
    .select("company_id")
    .where("host", "=", normalizeHost(host))
    .executeTakeFirst();
  return row?.company_id ?? null;
}
