import { isIP } from "node:net";
import { normalizeHostName } from "@comanda/contract/fields/host-name";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { DnsLookup } from "../shared/dns-lookup.ts";
import { Refusal } from "../shared/refusal.ts";
import { findHostState, type HostState, hasOrdersSince } from "./hosts.store.ts";
import { type HostProof, hostProof } from "./proven-hosts.ts";
import { isPublicName } from "./public-name.ts";
import { ordersSince, releaseTime } from "./release-time.ts";
import { type DnsCheck, whereDnsPoints } from "./where-dns-points.ts";

type CheckContext = { db: Kysely<Database>; clock: () => Date; findAddresses: DnsLookup };

type Asked = {
  /** The server's own name: the console's, at which the member has reached it. */
  ownName: string;
  /** The name that is checked, as it was typed. */
  text: string;
  /** Whether the server releases names that no DNS proves: not without `CONSOLE_URL`. */
  releases: boolean;
};

/**
 * Returns whether a name leads to this server (decision 73), and the record that proves a name which needs it
 * (decisions 90 and 109). 422 `invalid_params` for what is no name of the public DNS.
 */
export async function checkDomain(
  { db, clock, findAddresses }: CheckContext,
  companyId: string,
  { ownName, text, releases }: Asked,
): Promise<(DnsCheck & { proof: NeededProof | null }) | Refusal> {
  const name = normalizeHostName(text.trim());
  if (name === null || !isPublicName(name))
    return new Refusal("invalid_params", {
      errors: [{ path: "name", message: "is no name of the public DNS" }],
    });
  const isAddress = isIP(ownName.replace(/^\[|\]$/gu, "")) !== 0;
  const [own, found, state] = await Promise.all([
    isAddress || isPublicName(ownName) ? findAddresses(ownName) : [],
    findAddresses(name),
    findHostState(db, companyId, name),
  ]);
  const judged = whereDnsPoints(own, found);
  const need = proofNeeded(companyId, state, releases ? judged : null);
  const isKept =
    need?.why === "unproven" &&
    (state.isOnlyName || (await hasOrdersSince(db, companyId, ordersSince(clock()))));
  return {
    ...judged,
    proof: need && {
      ...hostProof(name, companyId),
      ...need,
      ...(isKept && { release_at: null }),
    },
  };
}

/** Why a name needs a proof, and when the company loses it without one; null where nothing is taken from it. */
type Need = { why: "taken" | "released" | "unproven"; release_at: string | null };
type NeededProof = HostProof & Need;

function proofNeeded(
  companyId: string,
  { owner, unprovenSince, isReleased }: HostState,
  judged: DnsCheck | null,
): Need | null {
  if (owner === null) return isReleased ? { why: "released", release_at: null } : null;
  if (owner !== companyId) return { why: "taken", release_at: null };
  // Without a record to set, the next lookup proves the name, or this server releases no names.
  if (unprovenSince === null || !judged?.records.length) return null;
  return { why: "unproven", release_at: releaseTime(unprovenSince).toISOString() };
}
