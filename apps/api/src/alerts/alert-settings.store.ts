import { AlertSettings } from "@comanda/contract/staff/alert-schemas";
import { DEFAULT_ALERT_SETTINGS } from "@comanda/domain/alerts/alert-settings";
import type { Kysely } from "kysely";
import * as v from "valibot";
import type { Database } from "../db/schema/database.ts";

export type RevisedAlertSettings = {
  revision: number;
  settings: v.InferOutput<typeof AlertSettings>;
};

/** Stored settings as the present version knows them; the defaults for null. */
export function parseAlertSettings(stored: unknown): RevisedAlertSettings["settings"] {
  return stored === null ? DEFAULT_ALERT_SETTINGS : v.parse(AlertSettings, stored);
}

/** The settings of a company; the defaults, with the revision 0, until a member changes them. */
export async function findAlertSettings(
  db: Kysely<Database>,
  companyId: string,
): Promise<RevisedAlertSettings> {
  const row = await db
    .selectFrom("alert_settings")
    .select(["revision", "settings"])
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return { revision: row?.revision ?? 0, settings: parseAlertSettings(row?.settings ?? null) };
}

/** Stores the settings. The caller has locked the company and compared the revision. */
export async function storeAlertSettings(
  trx: Kysely<Database>,
  companyId: string,
  { revision, settings }: RevisedAlertSettings,
): Promise<void> {
  const values = { revision, settings: JSON.stringify(settings) };
  await trx
    .insertInto("alert_settings")
    .values({ company_id: companyId, ...values })
    .onConflict((conflict) => conflict.column("company_id").doUpdateSet(values))
    .execute();
}
