import { daysBetween, shiftDay } from "@comanda/domain/hours/business-day";
import { popularProducts } from "@comanda/domain/menu/popular-products";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { deletePairsBefore, findPairs, findPopular, storePopular } from "./sales-pairs.store.ts";
import { findRolledSums } from "./sales-rollups.store.ts";

/** How many business days count. */
export const POPULAR_DAYS = 60;

/** The first of the days that count. */
export const firstPopularDay = (lastDay: string): string => shiftDay(lastDay, 1 - POPULAR_DAYS);

/**
 * Counts from the stored sums what is sold most and together in the 60 business days up to the last
 * one that is over. With `hasNews` false nothing was summed since, and only a new day counts again.
 */
export async function countPopular(
  db: Kysely<Database>,
  companyId: string,
  { lastDay, hasNews }: { lastDay: string; hasNews: boolean },
): Promise<void> {
  const known = await findPopular(db, companyId);
  if (!hasNews && known?.lastDay === lastDay) return;
  const firstDay = firstPopularDay(lastDay);
  const days = daysBetween(firstDay, lastDay);
  const [total] = await findRolledSums(db, companyId, { dimension: "total", days });
  const products = await findRolledSums(db, companyId, { dimension: "product", days });
  const popular = popularProducts({
    orders: total?.orders ?? 0,
    products: new Map(products.map(({ key, orders }) => [key, orders])),
    pairs: await findPairs(db, companyId, firstDay),
  });
  await deletePairsBefore(db, companyId, firstDay);
  await storePopular(db, companyId, { lastDay, popular });
}
