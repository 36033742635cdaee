import type { Deps } from "../context/deps.ts";
import { firstRange } from "../shared/list-range.ts";
import { findRatings, type RatingRow } from "./ratings.store.ts";

/** Lists a company's ratings for the restaurant, the newest first. */
export function listRatings(
  { db }: Pick<Deps, "db">,
  companyId: string,
  range = firstRange,
): Promise<(RatingRow & { public_id: number })[]> {
  return findRatings(db, companyId, range);
}
