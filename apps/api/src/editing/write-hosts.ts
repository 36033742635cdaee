import type { Fault } from "@comanda/contract/calls/problems";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { findHosts, replaceHosts } from "../domains/hosts.store.ts";
import { isPublicName } from "../domains/public-name.ts";
import { findReleasedHosts } from "../domains/released-hosts.store.ts";
import type { DocumentNames } from "../import/taken-name-faults.ts";

/**
 * Writes the names of a company. A new name waits from `now` for its proof by DNS, unless it is one of
 * `proven` or of a local network; the others keep what is known of them (decision 109).
 */
export async function writeHosts(
  trx: Transaction<Database>,
  companyId: string,
  hosts: readonly string[],
  { proven, now }: { proven: readonly string[]; now: Date },
): Promise<void> {
  const before = await findHosts(trx, companyId);
  const known = new Map(before.map(({ host, unproven_since }) => [host, unproven_since]));
  await replaceHosts(trx, companyId, hosts, (host) => {
    if (proven.includes(host) || !isPublicName(host)) return null;
    return known.has(host) ? (known.get(host) ?? null) : now;
  });
}

/**
 * Returns a fault for each name that the company once lost because no DNS had proven it, and that is added
 * again without a proof: otherwise it could be held for ever.
 */
export async function releasedNameFaults(
  db: Kysely<Database>,
  { companyId, hosts }: DocumentNames,
  proven: readonly string[],
): Promise<Fault[]> {
  const own = new Set((await findHosts(db, companyId)).map(({ host }) => host));
  const added = hosts.filter(({ key }) => !own.has(key) && !proven.includes(key));
  if (added.length === 0) return [];
  const keys = added.map(({ key }) => key);
  const released = await findReleasedHosts(db, companyId, keys);
  return added
    .filter(({ key }) => released.has(key))
    .map(({ path, key }) => ({
      path,
      message: `"${key}" was taken from this company because its DNS did not prove it: set its record _comanda.${key} first`,
      code: "lost",
      facts: { value: key },
    }));
}
