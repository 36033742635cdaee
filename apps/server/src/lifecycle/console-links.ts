import { accountLink } from "@comanda/api/accounts/account-links";
import type { Deps } from "@comanda/api/context/deps";
import { closeDemo, demoToken, listDemoCompanies } from "@comanda/api/sign-in/open-demo";
import { claimCompanies } from "@comanda/api/team/claim-companies";
import { INVITATION_DAYS } from "@comanda/api/team/create-invitation";
import { toSafeLine } from "../commands/command-output.ts";

/** What opens the console for the first time. */
export type ConsoleLinks = {
  /** The token of the demo's link; null without demo companies. */
  demo: string | null;
  /** The tokens with which the first owners claim their companies. */
  claims: { company_name: string; token: string }[];
};

/** A larger installation invites owners by `comanda staff link`. */
const MAX_CLAIMS = 10;

/** Creates the links of this start. Without the demo, what its link had opened ends. */
export async function createConsoleLinks(
  deps: Pick<Deps, "db" | "clock" | "secret" | "demo">,
): Promise<ConsoleLinks> {
  if (!deps.demo) await closeDemo(deps);
  const demoIds = deps.demo ? await listDemoCompanies(deps) : [];
  const claims = await claimCompanies(deps, { demoIds, limit: MAX_CLAIMS });
  return {
    demo: demoIds.length > 0 ? demoToken(deps.secret) : null,
    claims: claims.map(({ company_name, token }) => ({ company_name, token })),
  };
}

/** The part of the start's message that names the links; empty without any. */
export function consoleLinksText({ demo, claims }: ConsoleLinks, consoleUrl: string): string {
  const lines = claims.map(
    ({ company_name, token }) =>
      `  ${toSafeLine(company_name)} has no owner yet. Its first owner opens, within ${INVITATION_DAYS} days:\n  ${accountLink("invitation", token, consoleUrl)}\n`,
  );
  if (demo !== null)
    lines.unshift(`  The demo's console:\n  ${accountLink("demo", demo, consoleUrl)}\n`);
  return lines.length > 0 ? `${lines.join("\n")}\n` : "";
}
