import type { listRatings } from "@comanda/api/clients/list-ratings";
import type { listReports, listSources, listVisits } from "@comanda/api/reports/list-reports";
import { formatMoney } from "@comanda/domain/money";
import { oneLine, table } from "./output.ts";

type Reports = Awaited<ReturnType<typeof listReports>>;
type Ratings = Awaited<ReturnType<typeof listRatings>>;
type Sources = Awaited<ReturnType<typeof listSources>>;
type Visits = Awaited<ReturnType<typeof listVisits>>;

/** Each report with what it is about, where, and how to reach who wrote it. */
export function reportsText(reports: Reports): string {
  if (reports.length === 0) return "No reports\n";
  const blocks = reports.map(({ created_at, reason, description, page_url, contact }) =>
    [
      `${created_at.toISOString()}  ${reason}`,
      ...linesOf(description),
      page_url && `  page: ${page_url}`,
      contact && `  contact: ${contact}`,
    ]
      .filter((line) => typeof line === "string")
      .map((line) => `${oneLine(line)}\n`)
      .join(""),
  );
  return blocks.join("\n");
}

/** Each rating with its order's number and what was said beside it. */
export function ratingsText(ratings: Ratings): string {
  if (ratings.length === 0) return "No ratings\n";
  const lines = ratings.flatMap(({ created_at, public_id, score, comment }) => [
    `${created_at.toISOString()}  order ${public_id}: ${score} of 5`,
    ...linesOf(comment ?? ""),
  ]);
  return lines.map((line) => `${oneLine(line)}\n`).join("");
}

/** Each line of what somebody wrote apart, so that none can pass for one of ours. */
function linesOf(text: string): string[] {
  return text === "" ? [] : text.split(/\r\n|\r|\n/u).map((line) => `  ${line}`);
}

/** A line a day, in columns. */
export function visitsTable(days: Visits): string {
  if (days.length === 0) return "No visits\n";
  return table(
    ["DAY", "VISITS"],
    days.map(({ day, visits }) => [day, String(visits)]),
  );
}

/** A line a link, in columns; those that came by none are one of them. */
export function sourcesTable(sources: Sources): string {
  if (sources.length === 0) return "No orders\n";
  return table(
    ["SOURCE", "CAMPAIGN", "ORDERS", "TOTAL"],
    sources.map(({ utm_source, utm_campaign, orders, amount, currency }) => [
      utm_source ?? "-",
      utm_campaign ?? "-",
      String(orders),
      formatMoney(amount, currency),
    ]),
  );
}
