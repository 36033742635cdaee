import type { Deps } from "../deps.ts";
import {
  findReports,
  findSources,
  findVisits,
  type ReportRow,
  type SourceRow,
} from "./reports.store.ts";

/** What was reported about a company's site, the newest first. */
export function listReports(
  { db }: Pick<Deps, "db">,
  companyId: string,
  limit = 50,
): Promise<ReportRow[]> {
  return findReports(db, companyId, limit);
}

/** How often people came on each of the last days on which anybody did, the latest first. */
export function listVisits(
  { db }: Pick<Deps, "db">,
  companyId: string,
  limit = 30,
): Promise<{ day: string; visits: number }[]> {
  return findVisits(db, companyId, limit);
}

/** What came of the links that visits began with, the one that brought most orders first. */
export function listSources(
  { db }: Pick<Deps, "db">,
  companyId: string,
  limit = 50,
): Promise<SourceRow[]> {
  return findSources(db, companyId, limit);
}
