import type { Transaction } from "kysely";
import { recordChange } from "../audit/audit.store.ts";
import { lockCompany } from "../companies/companies.store.ts";
import type { Database } from "../db/schema/database.ts";
import { findHostsOfOthers, releaseHosts } from "../import/hosts-coupons-qrs-pictures.store.ts";
import { raiseEditVersions } from "./edited-company.store.ts";

/** The audit log's name for the rule that moves a name to the company that its DNS names. */
const NAME_RULE = "name by DNS";

/**
 * Takes names from the other companies that have them (decision 90). Their cached pages become old, and
 * their audit logs say what they lost. A company keeps its last name: without one it could save nothing.
 */
export async function takeHosts(
  trx: Transaction<Database>,
  companyId: string,
  names: readonly string[],
  now: Date,
): Promise<void> {
  if (names.length === 0) return;
  const owners = await findHostsOfOthers(trx, companyId, names);
  for (const owner of [...owners.keys()].toSorted()) await lockCompany(trx, owner);
  // Read again under the locks: another transaction may have changed the names before.
  for (const [owner, hosts] of await findHostsOfOthers(trx, companyId, names)) {
    const left = hosts.filter((host) => !names.includes(host));
    if (left.length === 0) continue;
    await releaseHosts(trx, owner, names);
    await raiseEditVersions(trx, owner);
    await recordChange(trx, { companyId: owner, program: NAME_RULE }, now, {
      action: "settings.change",
      target: "site",
      before: { hosts },
      after: { hosts: left },
    });
  }
}
