import { companyTimezone } from "@comanda/domain/time-zone";
import type { Transaction } from "kysely";
import { readMonth } from "../companies/companies.store.ts";
import type { Database } from "../db/schema.ts";
import { readUsage, setUsage, upsertCompany } from "./company.store.ts";
import { countOtherStocks, countOtherUses } from "./counters.store.ts";
import { replaceMenu } from "./menu.store.ts";
import { replaceCoupons, replaceHosts, replacePictures, replaceQrs } from "./parts.store.ts";
import type { KeptCounters } from "./result.ts";
import type { CompanyRows, PictureRow } from "./rows.ts";

export type WriteOptions = {
  importedAt: Date;
  /** Takes the file's stock, coupon uses and plan's orders where the database counts others. */
  setCounters: boolean;
};

/**
 * Creates the company or replaces all that was imported of it, and nothing else. Counters are the
 * database's: the file's are first values of what is new, unless they are to be set. Answers with what
 * was kept. Holds the company's row from the first statement on, as orders do, so that no sale is lost.
 */
export async function writeCompany(
  trx: Transaction<Database>,
  rows: CompanyRows,
  pictures: readonly PictureRow[],
  { importedAt, setCounters }: WriteOptions,
): Promise<KeptCounters> {
  const { company_id } = rows.company;
  await upsertCompany(trx, rows, importedAt);
  await replaceHosts(trx, company_id, rows.hosts);
  await replaceMenu(trx, company_id, rows, setCounters);
  await replaceCoupons(trx, company_id, rows.coupons, setCounters);
  await replaceQrs(trx, company_id, rows.qrs);
  await replacePictures(trx, company_id, pictures);
  return {
    stocks: await countOtherStocks(trx, company_id, rows),
    coupon_uses: await countOtherUses(trx, company_id, rows),
    plan_orders: await keepUsage(trx, rows, { importedAt, setCounters }),
  };
}

/** Whether the orders that the plan counts this month are others than the file says. */
async function keepUsage(
  trx: Transaction<Database>,
  { company: { company_id, usage_counted }, timezone }: CompanyRows,
  { importedAt, setCounters }: WriteOptions,
): Promise<boolean> {
  if (usage_counted === null) return false;
  const month = await readMonth(trx, company_id, companyTimezone(timezone), importedAt);
  if (setCounters) {
    await setUsage(trx, company_id, usage_counted - month.orders, importedAt);
    return false;
  }
  return (await readUsage(trx, company_id, month)) !== usage_counted;
}
