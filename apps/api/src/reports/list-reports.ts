import type { Deps } from "../context/deps.ts";
import {
  type AbuseReportRow,
  findAbuseReports,
  findDailyVisits,
  findTrafficSources,
  type TrafficSourceRow,
} from "./reports.store.ts";

/** What was reported about a company's site, the newest first. */
export function listAbuseReports(
  { db }: Pick<Deps, "db">,
  companyId: string,
  limit = 50,
): Promise<AbuseReportRow[]> {
  return findAbuseReports(db, companyId, limit);
}

/** How often people came on each of the last days on which anybody did, the latest first. */
export function listVisits(
  { db }: Pick<Deps, "db">,
  companyId: string,
  limit = 30,
): Promise<{ day: string; visits: number }[]> {
  return findDailyVisits(db, companyId, limit);
}

/** What came of the links that visits began with, the one that brought most orders first. */
export function listSources(
  { db }: Pick<Deps, "db">,
  companyId: string,
  limit = 50,
): Promise<TrafficSourceRow[]> {
  return findTrafficSources(db, companyId, limit);
}
