import { effectiveTimezone } from "@comanda/domain/hours/time-zone";
import type { Kysely, Transaction } from "kysely";
import { countOrdersOfMonth } from "../companies/companies.store.ts";
import { planUsage } from "../companies/read-company.ts";
import type { Database } from "../db/schema/database.ts";
import type { CompanyRows, PictureRow } from "./company-rows.ts";
import { textField } from "./document/document-parts.ts";

export type ImportedCompanyRows = { rows: CompanyRows; pictures: PictureRow[] };

/** Everything imported of a company; null when there is no such company. */
export async function readImportedCompany(
  db: Kysely<Database>,
  companyId: string,
  now: Date,
): Promise<ImportedCompanyRows | null> {
  // One snapshot, so that a simultaneous import or order is read whole or not at all.
  const snapshot = db.transaction().setIsolationLevel("repeatable read");
  return snapshot.execute((trx) => readRows(trx, companyId, now));
}

async function readRows(
  trx: Transaction<Database>,
  id: string,
  now: Date,
): Promise<ImportedCompanyRows | null> {
  const ofCompany = <Row>(query: { where: (column: "company_id", is: "=", id: string) => Row }) =>
    query.where("company_id", "=", id);
  const company = await ofCompany(trx.selectFrom("companies").selectAll()).executeTakeFirst();
  if (!company) return null;
  const timezone = textField(company.document, "timezone") ?? "UTC";
  const month = await countOrdersOfMonth(trx, id, effectiveTimezone(timezone), now);
  const usage = { counted: company.usage_counted, at: company.usage_counted_at };
  const hosts = await ofCompany(trx.selectFrom("hosts").select("host"))
    .orderBy("position")
    .execute();
  const rows: CompanyRows = {
    company: { ...company, usage_counted: planUsage(usage, month) },
    timezone,
    outline: company.outline,
    hosts: hosts.map(({ host }) => host),
    categories: await ofCompany(trx.selectFrom("categories").selectAll()).execute(),
    products: await ofCompany(trx.selectFrom("products").selectAll()).execute(),
    variants: await ofCompany(trx.selectFrom("variants").selectAll()).execute(),
    groups: await ofCompany(trx.selectFrom("modifier_groups").selectAll()).execute(),
    modifiers: await ofCompany(trx.selectFrom("modifiers").selectAll()).execute(),
    coupons: await ofCompany(trx.selectFrom("coupons").selectAll()).execute(),
    qrs: await ofCompany(trx.selectFrom("qrs").selectAll()).execute(),
  };
  const pictures = await ofCompany(trx.selectFrom("pictures").selectAll()).execute();
  return { rows, pictures };
}
