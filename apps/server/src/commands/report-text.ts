import type { listReports, listVisits } from "@comanda/api/reports/list-reports";
import { oneLine, table } from "./output.ts";

type Reports = Awaited<ReturnType<typeof listReports>>;
type Visits = Awaited<ReturnType<typeof listVisits>>;

/** Each report with what it is about, where, and how to reach who wrote it. */
export function reportsText(reports: Reports): string {
  if (reports.length === 0) return "No reports\n";
  const blocks = reports.map(({ created_at, reason, description, page_url, contact }) =>
    [
      `${created_at.toISOString()}  ${reason}`,
      // Each of its lines apart: none may pass for another report.
      ...description.split(/\r\n|\r|\n/u).map((line) => `  ${line}`),
      page_url && `  page: ${page_url}`,
      contact && `  contact: ${contact}`,
    ]
      .filter((line) => typeof line === "string")
      .map((line) => `${oneLine(line)}\n`)
      .join(""),
  );
  return blocks.join("\n");
}

/** A line a day, in columns. */
export function visitsTable(days: Visits): string {
  if (days.length === 0) return "No visits\n";
  return table(
    ["DAY", "VISITS"],
    days.map(({ day, visits }) => [day, String(visits)]),
  );
}
