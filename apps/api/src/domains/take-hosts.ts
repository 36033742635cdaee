import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { recordChange } from "../audit/audit.store.ts";
import { lockCompany } from "../companies/companies.store.ts";
import { raiseEditVersions } from "../companies/menu-version.store.ts";
import type { Database } from "../db/schema/database.ts";
import { deleteHosts, findHostsOfOthers, replaceHosts, writeNamesOfFile } from "./hosts.store.ts";

/** The audit log's name for the rule by which a name goes to the company that its DNS names. */
const NAME_RULE = "name by DNS";

/**
 * Takes names from the other companies that have them (decision 90). Their cached pages become old, and
 * their audit logs say what they lost. A company without any other name gets one that leads nowhere: without a
 * name it could save nothing.
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
    if (left.length === 0) left.push(nameThatLeadsNowhere(owner));
    await loseHosts(trx, owner, { hosts, left }, now);
  }
}

/** Leaves a company, which the transaction has locked, some of its names, and writes it to its audit log. */
export async function loseHosts(
  trx: Transaction<Database>,
  owner: string,
  { hosts, left }: { hosts: readonly string[]; left: readonly string[] },
  now: Date,
): Promise<void> {
  const kept = left.filter((host) => hosts.includes(host));
  const lost = hosts.filter((host) => !left.includes(host));
  if (kept.length > 0) await deleteHosts(trx, owner, lost);
  else await replaceHosts(trx, owner, left, () => null);
  await writeNamesOfFile(trx, owner, left);
  await raiseEditVersions(trx, owner);
  await recordChange(trx, { companyId: owner, program: NAME_RULE }, now, {
    action: "settings.change",
    target: "site",
    before: { hosts },
    after: { hosts: left },
  });
}

/** A name that no name server knows (RFC 2606), other for each company. */
function nameThatLeadsNowhere(companyId: string): string {
  return `${createHash("sha256").update(companyId).digest("hex").slice(0, 16)}.invalid`;
}
