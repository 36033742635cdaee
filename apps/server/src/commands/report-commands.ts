import { listRatings } from "@comanda/api/ratings/list-ratings";
import {
  listAbuseReports,
  listSources,
  listVisits,
} from "@comanda/api/visitor-reports/list-visitor-reports";
import type { Command } from "commander";
import type { CommandContext } from "./command-context.ts";
import type { CompanyOptions } from "./company-command.ts";
import { addListCommand, type PageOptions, runListCommand } from "./paged-list.ts";
import {
  formatAbuseReports,
  formatRatings,
  formatSourcesTable,
  formatVisitsTable,
} from "./report-text.ts";

type Options = CompanyOptions & PageOptions;

/**
 * `reports ratings|abuse|visits|sources`: ratings, reports of abuse, visits, and sources of orders.
 */
export function addReportCommands(program: Command, context: CommandContext): void {
  const reports = program
    .command("reports")
    .description("see what visitors say, and how many they are");

  addListCommand(reports, "ratings")
    .description("how customers found their orders, newest first")
    .action((options: Options) =>
      runListCommand(
        context,
        options,
        (deps, companyId, range) => listRatings(deps, companyId, range),
        formatRatings,
      ),
    );

  addListCommand(reports, "abuse")
    .description("what was reported about the site, newest first")
    .action((options: Options) =>
      runListCommand(
        context,
        options,
        (deps, companyId, range) => listAbuseReports(deps, companyId, range),
        formatAbuseReports,
      ),
    );

  addListCommand(reports, "visits", 30)
    .description("how often people came, by day, the latest first")
    .action((options: Options) =>
      runListCommand(
        context,
        options,
        (deps, companyId, range) => listVisits(deps, companyId, range),
        formatVisitsTable,
      ),
    );

  addListCommand(reports, "sources")
    .description("which links brought orders (utm_source and utm_campaign), the most first")
    .action((options: Options) =>
      runListCommand(
        context,
        options,
        (deps, companyId, range) => listSources(deps, companyId, range),
        formatSourcesTable,
      ),
    );
}
