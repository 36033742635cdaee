import { accountLink } from "@comanda/api/accounts/account-links";
import { createCompany, type NewCompany } from "@comanda/api/setup/create-company";
import { INVITATION_DAYS } from "@comanda/api/team/create-invitation";
import type { Command } from "commander";
import type { CommandContext } from "./command-context.ts";
import { faultLines } from "./command-output.ts";

/** `companies create`: a company that its owner sets up in the console (decision 63). */
export function addCompanyCommands(
  program: Command,
  { output, open, markRefused }: CommandContext,
): void {
  program
    .command("companies")
    .description("create companies without a file")
    .command("create")
    .description("create an empty company, and print the link with which its owner sets it up")
    .requiredOption("--name <name>", "the name that guests read")
    .requiredOption("--host <host>", "the host name at which guests order: tacos.example.com")
    .requiredOption("--country <country>", "two letters; sets currency, language and time zone")
    .option("--language <language>", "the language of its pages, where the country's is not right")
    .option("--timezone <zone>", "its IANA time zone, where the country has several")
    .option("--currency <currency>", "three letters")
    .option("--phone <phone>", "its phone for WhatsApp, with the country's code")
    .option("--json", "as JSON")
    .action(async ({ json = false, ...sent }: NewCompany & { json?: boolean }) => {
      const deps = await open();
      const created = await createCompany(deps, sent);
      if ("faults" in created) {
        output.err(`Nothing was created:\n${faultLines(created.faults)}`);
        markRefused();
        return;
      }
      const { claim, ...company } = created;
      const origin = deps.consoleUrl ?? "http://console.localhost";
      const link = accountLink("invitation", claim.token, origin);
      const { name, host, language, timezone, currency } = company;
      output.out(
        json
          ? `${JSON.stringify({ ...company, link, expires_at: claim.expires_at }, null, 2)}\n`
          : `Created ${name} (${host}): ${language}, ${timezone}, ${currency}\nIts first owner opens this link within ${INVITATION_DAYS} days, and sets it up:\n${link}\n`,
      );
    });
}
