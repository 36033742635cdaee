import { listRatings } from "@comanda/api/clients/list-ratings";
import { listReports, listSources, listVisits } from "@comanda/api/reports/list-reports";
import type { Command } from "commander";
import { atCompany, type CompanyOptions, companyCommand, toCount } from "./at-company.ts";
import type { CommandContext } from "./context.ts";
import { ratingsText, reportsText, sourcesTable, visitsTable } from "./report-text.ts";

type Options = CompanyOptions & { limit: number };

/** `reports ratings|abuse|visits|sources`: what visitors say, how many there were, and what brought them. */
export function addReportCommands(program: Command, context: CommandContext): void {
  const reports = program
    .command("reports")
    .description("see what visitors say, and how many they are");

  companyCommand(reports, "ratings")
    .description("how customers found their orders, newest first")
    .option("--limit <count>", "how many at most", toCount, 50)
    .action((options: Options) =>
      atCompany(
        context,
        options,
        (deps, companyId) => listRatings(deps, companyId, options.limit),
        ratingsText,
      ),
    );

  companyCommand(reports, "abuse")
    .description("what was reported about the site, newest first")
    .option("--limit <count>", "how many at most", toCount, 50)
    .action((options: Options) =>
      atCompany(
        context,
        options,
        (deps, companyId) => listReports(deps, companyId, options.limit),
        reportsText,
      ),
    );

  companyCommand(reports, "visits")
    .description("how often people came, by day, the latest first")
    .option("--limit <count>", "how many days at most", toCount, 30)
    .action((options: Options) =>
      atCompany(
        context,
        options,
        (deps, companyId) => listVisits(deps, companyId, options.limit),
        visitsTable,
      ),
    );

  companyCommand(reports, "sources")
    .description("which links brought orders (utm_source and utm_campaign), the most first")
    .option("--limit <count>", "how many at most", toCount, 50)
    .action((options: Options) =>
      atCompany(
        context,
        options,
        (deps, companyId) => listSources(deps, companyId, options.limit),
        sourcesTable,
      ),
    );
}
