import type { Deps } from "../context/deps.ts";
import { firstRange } from "../shared/list-range.ts";
import {
  type AbuseReportRow,
  findAbuseReports,
  findDailyVisits,
  findTrafficSources,
  type TrafficSourceRow,
} from "./reports.store.ts";

/** Reports about a company's site, the newest first. */
export function listAbuseReports(
  { db }: Pick<Deps, "db">,
  companyId: string,
  range = firstRange,
): Promise<AbuseReportRow[]> {
  return findAbuseReports(db, companyId, range);
}

/** Visits per day, on the last days that have any, the latest first. */
export function listVisits(
  { db }: Pick<Deps, "db">,
  companyId: string,
  range = firstRange,
): Promise<{ day: string; visits: number }[]> {
  return findDailyVisits(db, companyId, range);
}

/** Orders and amounts by the link that the visit began with, the most orders first. */
export function listSources(
  { db }: Pick<Deps, "db">,
  companyId: string,
  range = firstRange,
): Promise<TrafficSourceRow[]> {
  return findTrafficSources(db, companyId, range);
}
