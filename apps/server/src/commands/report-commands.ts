import { listRatings } from "@comanda/api/ratings/list-ratings";
import { listAbuseReports, listSources, listVisits } from "@comanda/api/reports/list-reports";
import type { Command } from "commander";
import type { CommandContext } from "./command-context.ts";
import {
  addCompanyCommand,
  type CompanyOptions,
  parseCount,
  runCompanyCommand,
} from "./company-command.ts";
import {
  formatAbuseReports,
  formatRatings,
  formatSourcesTable,
  formatVisitsTable,
} from "./report-text.ts";

type Options = CompanyOptions & { limit: number };

/**
 * `reports ratings|abuse|visits|sources`: ratings, reports of abuse, visits, and sources of orders.
 */
export function addReportCommands(program: Command, context: CommandContext): void {
  const reports = program
    .command("reports")
    .description("see what visitors say, and how many they are");

  addCompanyCommand(reports, "ratings")
    .description("how customers found their orders, newest first")
    .option("--limit <count>", "how many at most", parseCount, 50)
    .action((options: Options) =>
      runCompanyCommand(
        context,
        options,
        (deps, companyId) => listRatings(deps, companyId, options.limit),
        formatRatings,
      ),
    );

  addCompanyCommand(reports, "abuse")
    .description("what was reported about the site, newest first")
    .option("--limit <count>", "how many at most", parseCount, 50)
    .action((options: Options) =>
      runCompanyCommand(
        context,
        options,
        (deps, companyId) => listAbuseReports(deps, companyId, options.limit),
        formatAbuseReports,
      ),
    );

  addCompanyCommand(reports, "visits")
    .description("how often people came, by day, the latest first")
    .option("--limit <count>", "how many days at most", parseCount, 30)
    .action((options: Options) =>
      runCompanyCommand(
        context,
        options,
        (deps, companyId) => listVisits(deps, companyId, options.limit),
        formatVisitsTable,
      ),
    );

  addCompanyCommand(reports, "sources")
    .description("which links brought orders (utm_source and utm_campaign), the most first")
    .option("--limit <count>", "how many at most", parseCount, 50)
    .action((options: Options) =>
      runCompanyCommand(
        context,
        options,
        (deps, companyId) => listSources(deps, companyId, options.limit),
        formatSourcesTable,
      ),
    );
}
