import { readFile } from "node:fs/promises";
import path from "node:path";
import { listAttempts } from "@comanda/api/payments/list-attempts";
import { listProviders } from "@comanda/api/payments/list-providers";
import { removeProvider } from "@comanda/api/payments/remove-provider";
import { setProvider } from "@comanda/api/payments/set-provider";
import { Refusal } from "@comanda/api/refusal";
import type { Command } from "commander";
import { atCompany, type CompanyOptions, companyCommand, toCount } from "./at-company.ts";
import type { CommandContext } from "./context.ts";
import { attemptsTable, providersTable } from "./payment-text.ts";

/** `payments list|providers|set|remove`: what was paid online, and the keys of who takes it. */
export function addPaymentCommands(program: Command, context: CommandContext): void {
  const payments = program
    .command("payments")
    .description("see what is paid online, and keep the keys of its providers");

  companyCommand(payments, "list")
    .description(
      "the payments, newest first; a ! has something about it that a person must look at",
    )
    .option("--suspect", "those to look at alone")
    .option("--limit <count>", "how many at most", toCount, 50)
    .action((options: CompanyOptions & { suspect?: boolean; limit: number }) =>
      atCompany(
        context,
        options,
        (deps, companyId) => listAttempts(deps, companyId, options),
        attemptsTable,
      ),
    );

  companyCommand(payments, "providers")
    .description("who takes payments, and whether the keys work here; no key is shown")
    .action((options: CompanyOptions) =>
      atCompany(context, options, listProviders, providersTable),
    );

  companyCommand(payments, "set")
    .description("seal and keep the keys of a provider, in place of those it had")
    .argument("<provider>", "the id that payment methods name as their provider_id")
    .argument("<file>", "its keys as JSON (docs/configuration.md); delete the file afterwards")
    .action((provider: string, file: string, options: CompanyOptions) =>
      atCompany(
        context,
        options,
        async (deps, companyId) => {
          const given = await readKeys(path.resolve(context.folder, file));
          return given instanceof Refusal ? given : setProvider(deps, companyId, provider, given);
        },
        ({ provider_id, kind }) => `The keys of ${provider_id} (${kind}) are kept, sealed\n`,
      ),
    );

  companyCommand(payments, "remove")
    .description(
      "forget the keys of a provider; payments under way there can no longer be followed",
    )
    .argument("<provider>", "as the list of providers has it")
    .action((provider: string, options: CompanyOptions) =>
      atCompany(
        context,
        options,
        (deps, companyId) => removeProvider(deps, companyId, provider),
        ({ provider_id }) => `The keys of ${provider_id} are forgotten\n`,
      ),
    );
}

/** A file, so that no key stands in a shell's history; what cannot be read is not repeated. */
async function readKeys(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    const detail =
      error instanceof SyntaxError ? "The file is not JSON" : "The file cannot be read";
    return new Refusal("invalid_body", { detail });
  }
}
