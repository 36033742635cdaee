import { findCompanyByHost } from "@comanda/api/companies/find-host";
import { listCompanies } from "@comanda/api/companies/list-companies";
import { Refusal } from "@comanda/api/shared/refusal";
import { type Command, InvalidArgumentError } from "commander";
import type { CommandContext, CommandDeps } from "./command-context.ts";
import { refusalText } from "./command-output.ts";

export type CompanyOptions = { host?: string; json?: boolean };

/** Adds a command about one company; `--host` names it where there are several. */
export function addCompanyCommand(parent: Command, name: string): Command {
  return parent
    .command(name)
    .option("--host <host>", "a host name of the company; needed where there are several")
    .option("--json", "as JSON");
}

/** Runs `run` for the company at the host; writes its result or its refusal. */
export async function runCompanyCommand<T>(
  { output, open, markRefused }: CommandContext,
  { host, json }: CompanyOptions,
  run: (deps: CommandDeps, companyId: string) => Promise<T | Refusal>,
  format: (result: T) => string,
): Promise<void> {
  const deps = await open();
  const found = await resolveCompany(deps, host);
  const result = found instanceof Refusal ? found : await run(deps, found.company_id);
  if (result instanceof Refusal) {
    output.err(refusalText(result));
    markRefused();
    return;
  }
  output.out(json ? `${JSON.stringify(result, null, 2)}\n` : format(result));
}

/** Parses an option with a count, 1 to 9999. */
export function parseCount(text: string): number {
  if (/^[1-9]\d{0,3}$/u.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a number from 1 to 9999.");
}

/** Returns the company at the host; without a host, the only company. */
async function resolveCompany(deps: CommandDeps, host?: string) {
  if (host) return findCompanyByHost(deps, host);
  const [only, another] = await listCompanies(deps, 2);
  if (another) return new Refusal("host_not_found", { detail: "There are several: add --host" });
  return only ?? new Refusal("company_not_found", { detail: "There is no company yet" });
}
