import { lockCompany } from "../companies/companies.store.ts";
import type { ApiContext } from "../context/api-context.ts";
import type { Deps } from "../context/deps.ts";
import { transact } from "../db/transact.ts";
import type { DnsLookup } from "../shared/dns-lookup.ts";
import { isPrivateAddress } from "../shared/is-private-address.ts";
import { Refusal } from "../shared/refusal.ts";
import {
  findHosts,
  findUnprovenHosts,
  hasOrdersSince,
  markHostProven,
  type UnprovenHost,
} from "./hosts.store.ts";
import { provenHosts } from "./proven-hosts.ts";
import { ordersSince, releaseTime } from "./release-time.ts";
import { insertReleasedHost } from "./released-hosts.store.ts";
import { loseHosts } from "./take-hosts.ts";

export type ReleaseDeps = Pick<ApiContext, "db" | "clock"> &
  Pick<Deps, "events"> & {
    findAddresses: DnsLookup;
    findTexts: DnsLookup;
    /** The server's own name: the console's; null where it is not configured. */
    ownName: string | null;
    /** Aborted when the process stops: no further name is looked up. */
    stopSignal?: AbortSignal;
  };

/**
 * Looks up the names that no DNS has proven yet. A name is proven by one address that is the server's, or
 * by the text that names its company. One that had neither for 30 days is taken from its company, which
 * keeps its last name, and all of them while guests order from it (decision 109). Without an address of its
 * own the server can judge no name, and releases none.
 */
export async function releaseUnprovenHosts(deps: ReleaseDeps): Promise<void> {
  const { db, clock, findAddresses, ownName, stopSignal } = deps;
  const waiting = ownName ? await findUnprovenHosts(db) : [];
  if (waiting.length === 0 || !ownName) return;
  const own = ((await findAddresses(ownName)) ?? []).filter((each) => !isPrivateAddress(each));
  if (own.length === 0) return;
  for (const unproven of waiting) {
    if (stopSignal?.aborted) return;
    const isProven = await isProvenByDns(deps, unproven, own);
    if (isProven) await markHostProven(db, unproven);
    else if (isProven === false && releaseTime(unproven.unproven_since) <= clock())
      await release(deps, unproven);
  }
}

/** Null where no name server has said it in time. */
async function isProvenByDns(
  { findAddresses, findTexts }: ReleaseDeps,
  { company_id, host }: UnprovenHost,
  own: readonly string[],
): Promise<boolean | null> {
  const [found, texts] = await Promise.all([
    findAddresses(host),
    provenHosts(findTexts, company_id, [host]),
  ]);
  if (found?.some((address) => own.includes(address)) || texts.proven.length > 0) return true;
  return found === null || texts.unanswered.length > 0 ? null : false;
}

async function release(
  { db, clock, events }: ReleaseDeps,
  { company_id, host, unproven_since }: UnprovenHost,
): Promise<void> {
  const now = clock();
  const released = await transact(db, async (trx) => {
    await lockCompany(trx, company_id);
    const rows = await findHosts(trx, company_id);
    const row = rows.find((each) => each.host === host);
    // Proven meanwhile, or removed and added again; or the last name.
    if (row?.unproven_since?.getTime() !== unproven_since.getTime() || rows.length === 1)
      return false;
    if (await hasOrdersSince(trx, company_id, ordersSince(now))) return false;
    const hosts = rows.map((each) => each.host);
    await insertReleasedHost(trx, company_id, host, now);
    await loseHosts(trx, company_id, { hosts, left: hosts.filter((each) => each !== host) }, now);
    return true;
  });
  if (released === true) await events.publish("company_changed", company_id);
  if (released instanceof Refusal) throw new Error("releasing a name is never refused");
}
