import { PrintingSettings } from "@comanda/contract/staff/printer-schemas";
import { effectiveTimezone } from "@comanda/domain/hours/effective-timezone";
import { defaultPrintingSettings } from "@comanda/domain/printing/printing-settings";
import { type Kysely, sql } from "kysely";
import * as v from "valibot";
import type { Database } from "../../db/schema/database.ts";

/** How a company prints, and since when it does so by itself; null for not yet. */
export type PrintingCompany = {
  name: string;
  timezone: string;
  settings: PrintingSettings;
  since: Date | null;
};

/** Undefined when there is no such company. */
export async function findPrintingCompany(
  db: Kysely<Database>,
  companyId: string,
): Promise<PrintingCompany | undefined> {
  const row = await db
    .selectFrom("companies")
    .select(["printing_settings", "printing_since"])
    .select(sql<string | null>`document->>'name'`.as("name"))
    .select(sql<string | null>`document->>'timezone'`.as("timezone"))
    .select(sql<string | null>`document->>'language'`.as("language"))
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  if (!row) return undefined;
  const settings =
    row.printing_settings === null
      ? { ...defaultPrintingSettings(row.language), revision: 0 }
      : v.parse(PrintingSettings, { revision: 0, ...(row.printing_settings as object) });
  const timezone = effectiveTimezone(row.timezone ?? "UTC");
  return { name: row.name ?? "", timezone, settings, since: row.printing_since };
}

/** Whether tickets of the company are printed by themselves. */
export async function printsByItself(db: Kysely<Database>, companyId: string): Promise<boolean> {
  const row = await db
    .selectFrom("companies")
    .select("printing_since")
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return Boolean(row?.printing_since);
}

/**
 * Stores the settings. The first ones that name a printer begin the printing of tickets by
 * themselves at `now`. The caller has locked the company.
 */
export async function storePrintingSettings(
  trx: Kysely<Database>,
  companyId: string,
  settings: PrintingSettings,
  now: Date,
): Promise<void> {
  const printers = [...settings.stations, settings.receipt].filter(({ printer_id: id }) => id);
  await trx
    .updateTable("companies")
    .set((eb) => ({
      printing_settings: JSON.stringify(settings),
      printing_since:
        printers.length === 0 ? null : eb.fn.coalesce("printing_since", eb.val<Date | null>(now)),
    }))
    .where("company_id", "=", companyId)
    .execute();
}
