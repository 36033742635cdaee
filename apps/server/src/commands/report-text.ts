import type { listRatings } from "@comanda/api/ratings/list-ratings";
import type {
  listAbuseReports,
  listSources,
  listVisits,
} from "@comanda/api/visitor-reports/list-visitor-reports";
import { formatMoney } from "@comanda/domain/money/cents";
import { formatTable, toSafeLine } from "./command-output.ts";

type Reports = Awaited<ReturnType<typeof listAbuseReports>>;
type Ratings = Awaited<ReturnType<typeof listRatings>>;
type Sources = Awaited<ReturnType<typeof listSources>>;
type Visits = Awaited<ReturnType<typeof listVisits>>;

/** Returns each report with its subject, its page, and the contact of its author. */
export function formatAbuseReports(reports: Reports): string {
  if (reports.length === 0) return "No reports\n";
  const blocks = reports.map(({ created_at, reason, description, page_url, contact }) =>
    [
      `${created_at.toISOString()}  ${reason}`,
      ...indentedLines(description),
      page_url && `  page: ${page_url}`,
      contact && `  contact: ${contact}`,
    ]
      .filter((line) => typeof line === "string")
      .map((line) => `${toSafeLine(line)}\n`)
      .join(""),
  );
  return blocks.join("\n");
}

/** Returns each rating with its order's number and its comment. */
export function formatRatings(ratings: Ratings): string {
  if (ratings.length === 0) return "No ratings\n";
  const lines = ratings.flatMap(({ created_at, public_id, score, comment }) => [
    `${created_at.toISOString()}  order ${public_id}: ${score} of 5`,
    ...indentedLines(comment ?? ""),
  ]);
  return lines.map((line) => `${toSafeLine(line)}\n`).join("");
}

/** Indents each line of a visitor's text, so that none looks like a line of the command. */
function indentedLines(text: string): string[] {
  return text === "" ? [] : text.split(/\r\n|\r|\n/u).map((line) => `  ${line}`);
}

/** Returns one line per day, in columns. */
export function formatVisitsTable(days: Visits): string {
  if (days.length === 0) return "No visits\n";
  return formatTable(
    ["DAY", "VISITS"],
    days.map(({ day, visits }) => [day, String(visits)]),
  );
}

/** Returns one line per source, in columns; orders without a source are one line. */
export function formatSourcesTable(sources: Sources): string {
  if (sources.length === 0) return "No orders\n";
  return formatTable(
    ["SOURCE", "CAMPAIGN", "ORDERS", "TOTAL"],
    sources.map(({ utm_source, utm_campaign, orders, amount, currency }) => [
      utm_source ?? "-",
      utm_campaign ?? "-",
      String(orders),
      formatMoney(amount, currency),
    ]),
  );
}
