import type { ListRange } from "@comanda/api/shared/list-range";
import type { Command } from "commander";
import type { CommandContext, CommandDeps } from "./command-context.ts";
import {
  addCompanyCommand,
  type CompanyOptions,
  parseCount,
  runCompanyCommand,
} from "./company-command.ts";

export type PageOptions = { limit: number; page: number };

/**
 * Adds `--limit` and `--page` to a list; `limit` is the length of a page unless the command line says
 * another.
 */
export function addPageOptions(command: Command, limit = 50): Command {
  return command
    .option("--limit <count>", "how many rows to show", parseCount, limit)
    .option("--page <number>", "which page of so many rows", parseCount, 1);
}

/** Adds a list of one company. */
export function addListCommand(parent: Command, name: string, limit?: number): Command {
  return addPageOptions(addCompanyCommand(parent, name), limit);
}

/** The range of a page, with one row more, by which `cutPage` knows whether it is the last. */
export function rangeOf({ limit, page }: PageOptions): ListRange {
  return { limit: limit + 1, offset: (page - 1) * limit };
}

/** Returns the rows of a page; says how to see the next one. */
export function cutPage<Row>(
  { output }: Pick<CommandContext, "output">,
  { limit, page }: PageOptions,
  rows: readonly Row[],
): Row[] {
  if (rows.length > limit) output.err(`There are more: --page ${page + 1}\n`);
  return rows.slice(0, limit);
}

/** Returns the range of a list that is known whole. */
export function sliceRange<Row>(rows: readonly Row[], { limit, offset }: ListRange): Row[] {
  return rows.slice(offset, offset + limit);
}

/** Writes a page of a list of one company; `find` returns the rows of a range. */
export function runListCommand<Row>(
  context: CommandContext,
  options: CompanyOptions & PageOptions,
  find: (deps: CommandDeps, companyId: string, range: ListRange) => Promise<readonly Row[]>,
  format: (rows: Row[]) => string,
): Promise<void> {
  return runCompanyCommand(
    context,
    options,
    async (deps, companyId) =>
      cutPage(context, options, await find(deps, companyId, rangeOf(options))),
    format,
  );
}
