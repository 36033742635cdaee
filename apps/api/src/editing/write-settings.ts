import type { Transaction } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { CompanyRows } from "../import/company-rows.ts";
import type { JsonObject } from "../import/document/document-parts.ts";
import {
  replaceCoupons,
  replaceHosts,
  replaceQrs,
} from "../import/hosts-coupons-qrs-pictures.store.ts";
import { writeCompanyColumns } from "./edited-company.store.ts";

const COLUMNS = [
  "company",
  "ecommerce_settings",
  "order_settings",
  "payment_methods",
  "loyalty_settings",
];

/**
 * Writes what differs between two states of a company's settings: its columns, hosts, coupons and QR
 * codes. `rows` are those of the state after. Coupons keep their uses, as in an import.
 */
export async function writeSettings(
  trx: Transaction<Database>,
  before: JsonObject,
  after: JsonObject,
  rows: CompanyRows,
): Promise<void> {
  const { company_id } = rows.company;
  const differs = (key: string) => JSON.stringify(before[key]) !== JSON.stringify(after[key]);
  if (COLUMNS.some(differs)) await writeCompanyColumns(trx, rows);
  if (differs("hosts")) await replaceHosts(trx, company_id, rows.hosts);
  if (differs("coupons")) await replaceCoupons(trx, company_id, rows.coupons, false);
  if (differs("qrs")) await replaceQrs(trx, company_id, rows.qrs);
}
