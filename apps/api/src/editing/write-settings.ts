import type { Transaction } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { CompanyRows } from "../import/company-rows.ts";
import { replaceCoupons, replaceQrs } from "../import/coupons-qrs-pictures.store.ts";
import type { JsonObject } from "../import/document/document-parts.ts";
import { writeCompanyColumns } from "./edited-company.store.ts";
import { writeHosts } from "./write-hosts.ts";

const COLUMNS = [
  "company",
  "ecommerce_settings",
  "order_settings",
  "payment_methods",
  "loyalty_settings",
];

/**
 * Writes what differs between two states of a company's settings: its columns, hosts, coupons and QR codes.
 * `rows` are those of the state after. Coupons keep their uses, as in an import. `names` are for
 * `writeHosts`.
 */
export async function writeSettings(
  trx: Transaction<Database>,
  before: JsonObject,
  after: JsonObject,
  rows: CompanyRows,
  names: { proven: readonly string[]; now: Date },
): Promise<void> {
  const { company_id } = rows.company;
  const differs = (key: string) => JSON.stringify(before[key]) !== JSON.stringify(after[key]);
  if (COLUMNS.some(differs)) await writeCompanyColumns(trx, rows);
  if (differs("hosts")) await writeHosts(trx, company_id, rows.hosts, names);
  if (differs("coupons"))
    await replaceCoupons(trx, company_id, rows.coupons, { setCounters: false });
  if (differs("qrs")) await replaceQrs(trx, company_id, rows.qrs);
}
