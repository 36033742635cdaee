import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** As the import file has it; what it leaves out has a default. */
type StoredCurrency = Partial<StaffOrder["currency"]>;

/** The time zone and the currency of a company; undefined when there is no such company. */
export async function findClockAndCurrency(
  db: Kysely<Database>,
  companyId: string,
): Promise<{ timezone: string | null; currency: StoredCurrency | null } | undefined> {
  return db
    .selectFrom("companies")
    .select([
      sql<string | null>`document->>'timezone'`.as("timezone"),
      sql<StoredCurrency | null>`document->'currency'`.as("currency"),
    ])
    .where("company_id", "=", companyId)
    .executeTakeFirst();
}

/** The time zone of a company's clock; undefined without such a company, and for one without a time zone. */
export async function findTimezone(
  db: Kysely<Database>,
  companyId: string,
): Promise<string | undefined> {
  return (await findClockAndCurrency(db, companyId))?.timezone ?? undefined;
}
