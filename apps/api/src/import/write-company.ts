import type { Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import { upsertCompany } from "./company.store.ts";
import { replaceMenu } from "./menu.store.ts";
import { replaceCoupons, replaceHosts, replacePictures, replaceQrs } from "./parts.store.ts";
import type { CompanyRows, PictureRow } from "./rows.ts";

/** Creates the company or replaces all that was imported of it, and nothing else. */
export async function writeCompany(
  trx: Transaction<Database>,
  rows: CompanyRows,
  pictures: readonly PictureRow[],
  importedAt: Date,
): Promise<void> {
  const { company_id } = rows.company;
  await upsertCompany(trx, rows, importedAt);
  await replaceHosts(trx, company_id, rows.hosts);
  await replaceMenu(trx, company_id, rows);
  await replaceCoupons(trx, company_id, rows.coupons);
  await replaceQrs(trx, company_id, rows.qrs);
  await replacePictures(trx, company_id, pictures);
}
