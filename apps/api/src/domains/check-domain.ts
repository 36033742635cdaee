import { isIP } from "node:net";
import { normalizeHostName } from "@comanda/contract/fields/host-name";
import type { Kysely } from "kysely";
import { findCompanyAtHost } from "../companies/companies.store.ts";
import type { Database } from "../db/schema/database.ts";
import type { DnsLookup } from "../shared/dns-lookup.ts";
import { Refusal } from "../shared/refusal.ts";
import { type DomainCheck, judgeDomain } from "./judge-domain.ts";
import { type HostProof, hostProof } from "./proven-hosts.ts";
import { isPublicName } from "./public-name.ts";

type CheckContext = { db: Kysely<Database>; findAddresses: DnsLookup };

/**
 * Returns whether a name leads to this server, whose own name is `ownName`: the console's, at which the
 * member has reached it (decision 73); and the record that proves a name of another company (decision 90).
 * 422 `invalid_params` for what is no name of the public DNS.
 */
export async function checkDomain(
  { db, findAddresses }: CheckContext,
  companyId: string,
  { ownName, text }: { ownName: string; text: string },
): Promise<(DomainCheck & { proof: HostProof | null }) | Refusal> {
  const name = normalizeHostName(text.trim());
  if (name === null || !isPublicName(name))
    return new Refusal("invalid_params", {
      errors: [{ path: "name", message: "is no name of the public DNS" }],
    });
  const isAddress = isIP(ownName.replace(/^\[|\]$/gu, "")) !== 0;
  const [own, found, owner] = await Promise.all([
    isAddress || isPublicName(ownName) ? findAddresses(ownName) : [],
    findAddresses(name),
    findCompanyAtHost(db, name),
  ]);
  const isTaken = owner !== undefined && owner !== companyId;
  return { ...judgeDomain(own, found), proof: isTaken ? hostProof(name, companyId) : null };
}
