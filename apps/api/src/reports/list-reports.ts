import type { Deps } from "../context/deps.ts";
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
  limit = 50,
): Promise<AbuseReportRow[]> {
  return findAbuseReports(db, companyId, limit);
}

/** Visits per day, on the last days that have any, the latest first. */
export function listVisits(
  { db }: Pick<Deps, "db">,
  companyId: string,
  limit = 30,
): Promise<{ day: string; visits: number }[]> {
  return findDailyVisits(db, companyId, limit);
}

/** Orders and amounts by the link that the visit began with, the most orders first. */
export function listSources(
  { db }: Pick<Deps, "db">,
  companyId: string,
  limit = 50,
): Promise<TrafficSourceRow[]> {
  return findTrafficSources(db, companyId, limit);
}
