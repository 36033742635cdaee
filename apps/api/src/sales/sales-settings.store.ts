import { Revision } from "@comanda/contract/staff/staff-order";
import { DEFAULT_START_HOUR } from "@comanda/domain/hours/business-day";
import type { Kysely } from "kysely";
import * as v from "valibot";
import type { Database } from "../db/schema/database.ts";

const StoredSalesSettings = v.object({
  start_hour: v.optional(v.number(), DEFAULT_START_HOUR),
  /** 0 for a company that has changed nothing. */
  revision: v.optional(Revision, 0),
});
export type StoredSalesSettings = v.InferOutput<typeof StoredSalesSettings>;

/** Returns when the business days of a company begin; undefined when there is no such company. */
export async function findSalesSettings(
  db: Kysely<Database>,
  companyId: string,
): Promise<StoredSalesSettings | undefined> {
  const row = await db
    .selectFrom("companies")
    .select("sales_settings")
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row && v.parse(StoredSalesSettings, row.sales_settings ?? {});
}

/** Stores the settings. The caller has locked the company and compared the revision. */
export async function storeSalesSettings(
  trx: Kysely<Database>,
  companyId: string,
  settings: StoredSalesSettings,
): Promise<void> {
  await trx
    .updateTable("companies")
    .set({ sales_settings: JSON.stringify(settings) })
    .where("company_id", "=", companyId)
    .execute();
}
