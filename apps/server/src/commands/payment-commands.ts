import { readFile } from "node:fs/promises";
import path from "node:path";
import { listPaymentAttempts } from "@comanda/api/payments/attempts/list-payment-attempts";
import { deleteProviderKeys } from "@comanda/api/payments/keys/delete-provider-keys";
import { listProviderStatuses } from "@comanda/api/payments/keys/list-provider-statuses";
import { storeProviderKeys } from "@comanda/api/payments/keys/store-provider-keys";
import { Refusal } from "@comanda/api/shared/refusal";
import type { Command } from "commander";
import type { CommandContext } from "./command-context.ts";
import { addCompanyCommand, type CompanyOptions, runCompanyCommand } from "./company-command.ts";
import { addListCommand, type PageOptions, runListCommand, sliceRange } from "./paged-list.ts";
import { formatPaymentsTable, formatProvidersTable } from "./payments-table.ts";

/** `payments list|providers|set|remove`: online payments, and the keys of payment providers. */
export function addPaymentCommands(program: Command, context: CommandContext): void {
  const payments = program
    .command("payments")
    .description("see online payments, and store the keys of providers");

  addListCommand(payments, "list")
    .description("the payments, newest first; ! marks one that a person must check")
    .option("--suspect", "only the payments that a person must check")
    .action((options: CompanyOptions & PageOptions & { suspect?: boolean }) =>
      runListCommand(
        context,
        options,
        (deps, companyId, range) =>
          listPaymentAttempts(deps, companyId, { suspect: options.suspect, ...range }),
        formatPaymentsTable,
      ),
    );

  addListCommand(payments, "providers")
    .description("the providers with keys, and whether the keys can be read here; no key is shown")
    .action((options: CompanyOptions & PageOptions) =>
      runListCommand(
        context,
        options,
        async (deps, companyId, range) =>
          sliceRange(await listProviderStatuses(deps, companyId), range),
        formatProvidersTable,
      ),
    );

  addCompanyCommand(payments, "set")
    .description("encrypt and store the keys of a provider, in place of its earlier ones")
    .argument("<provider>", "the id that payment methods name as their provider_id")
    .argument("<file>", "its keys as JSON (docs/configuration.md); delete the file afterwards")
    .action((provider: string, file: string, options: CompanyOptions) =>
      runCompanyCommand(
        context,
        options,
        async (deps, companyId) => {
          const keys = await readKeys(path.resolve(context.workingDir, file));
          return keys instanceof Refusal
            ? keys
            : storeProviderKeys(deps, companyId, provider, keys);
        },
        ({ provider_id, kind }) => `The keys of ${provider_id} (${kind}) are kept, sealed\n`,
      ),
    );

  addCompanyCommand(payments, "remove")
    .description(
      "delete the keys of a provider; payments under way there can no longer be followed",
    )
    .argument("<provider>", "its id in the list of providers")
    .action((provider: string, options: CompanyOptions) =>
      runCompanyCommand(
        context,
        options,
        (deps, companyId) => deleteProviderKeys(deps, companyId, provider),
        ({ provider_id }) => `The keys of ${provider_id} are forgotten\n`,
      ),
    );
}

/**
 * Reads keys from a file, so that no key appears in a shell's history. An error does not repeat the
 * contents.
 */
async function readKeys(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    const detail =
      error instanceof SyntaxError ? "The file is not JSON" : "The file cannot be read";
    return new Refusal("invalid_body", { detail });
  }
}
