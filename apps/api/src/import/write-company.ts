import type { Transaction } from "kysely";
import { readOrdersOfMonth } from "../companies/plan-orders.store.ts";
import type { Database } from "../db/schema/database.ts";
import { replaceHosts } from "../domains/hosts.store.ts";
import { endDemoOf } from "../team/demo.store.ts";
import { readStoredUsage, setStoredUsage, upsertCompany } from "./company.store.ts";
import type { CompanyRows, PictureRow } from "./company-rows.ts";
import { countDifferingCouponUses, countDifferingStocks } from "./count-kept-counters.store.ts";
import { replaceCoupons, replacePictures, replaceQrs } from "./coupons-qrs-pictures.store.ts";
import type { WrittenCompany } from "./import-result.ts";
import { replaceMenu } from "./menu.store.ts";

export type WriteOptions = {
  importedAt: Date;
  /** Uses the file's stock, coupon uses and plan orders where the database's differ. */
  setCounters: boolean;
};

/**
 * Creates the company, or replaces everything that was imported of it, and nothing else. Existing counters
 * stay, and the file's are for new rows, unless `setCounters` is on. Returns whether it was created, and
 * the counters that were kept. Its first statement locks the company's row, as orders do, so that no sale
 * is lost. What was a company of the demo loses all its staff.
 */
export async function writeCompany(
  trx: Transaction<Database>,
  rows: CompanyRows,
  pictures: readonly PictureRow[],
  { importedAt, setCounters }: WriteOptions,
): Promise<WrittenCompany> {
  const { company_id } = rows.company;
  const created = await upsertCompany(trx, rows, importedAt);
  const demoEnded = await endDemoOf(trx, [company_id]);
  // The names of a file are the operator's word.
  await replaceHosts(trx, company_id, rows.hosts, () => null);
  await replaceMenu(trx, company_id, rows, setCounters);
  await replaceCoupons(trx, company_id, rows.coupons, { setCounters });
  await replaceQrs(trx, company_id, rows.qrs);
  await replacePictures(trx, company_id, pictures);
  const kept = {
    stocks: await countDifferingStocks(trx, company_id, rows),
    coupon_uses: await countDifferingCouponUses(trx, company_id, rows),
    plan_orders: await keepPlanUsage(trx, rows, { importedAt, setCounters }),
  };
  return { created, demoEnded, kept };
}

/** Returns whether the plan's orders of this month differ from the file and were kept. */
async function keepPlanUsage(
  trx: Transaction<Database>,
  { company: { company_id, usage_counted }, timezone }: CompanyRows,
  { importedAt, setCounters }: WriteOptions,
): Promise<boolean> {
  if (usage_counted === null) return false;
  const month = await readOrdersOfMonth(trx, company_id, timezone, importedAt);
  if (setCounters) {
    await setStoredUsage(trx, company_id, usage_counted - month.orders, importedAt);
    return false;
  }
  return (await readStoredUsage(trx, company_id, month)) !== usage_counted;
}
