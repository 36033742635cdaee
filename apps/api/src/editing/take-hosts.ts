import type { Transaction } from "kysely";
import { COMMAND_LINE, recordChange } from "../audit/audit.store.ts";
import { bumpMenuVersion } from "../companies/companies.store.ts";
import type { Database } from "../db/schema/database.ts";
import { findHostsOfOthers, releaseHosts } from "../import/hosts-coupons-qrs-pictures.store.ts";
import { raiseEditVersions } from "./edited-company.store.ts";

/**
 * Takes names from the other companies that have them (decision 90). Their cached pages become old, and
 * their audit logs say what they lost.
 */
export async function takeHosts(
  trx: Transaction<Database>,
  companyId: string,
  names: readonly string[],
  now: Date,
): Promise<void> {
  if (names.length === 0) return;
  const losers = await findHostsOfOthers(trx, companyId, names);
  await releaseHosts(trx, companyId, names);
  for (const [loser, hosts] of losers) {
    await bumpMenuVersion(trx, loser);
    await raiseEditVersions(trx, loser);
    await recordChange(trx, { companyId: loser, program: COMMAND_LINE }, now, {
      action: "settings.change",
      target: "site",
      before: { hosts },
      after: { hosts: hosts.filter((host) => !names.includes(host)) },
    });
  }
}
