import type { DnsLookup } from "../shared/dns-lookup.ts";
import { isPublicName } from "./public-name.ts";

/** The DNS record by which the owner of a name says that it is a company's. */
export type HostProof = { name: string; value: string };

/** The DNS record that proves a name for a company: only who controls the name's DNS can set it. */
export function hostProof(host: string, companyId: string): HostProof {
  return { name: `_comanda.${host}`, value: `comanda-company=${companyId}` };
}

/** Which names are the company's by their DNS, and of which no name server has said it in time. */
export type ProvenHosts = { proven: string[]; unanswered: string[] };

/** Asks the DNS of names whether they are the company's. */
export async function provenHosts(
  findTexts: DnsLookup,
  companyId: string,
  hosts: readonly string[],
): Promise<ProvenHosts> {
  const found = await Promise.all(
    hosts.filter(isPublicName).map(async (host) => {
      const { name, value } = hostProof(host, companyId);
      const texts = await findTexts(name);
      return { host, isProven: texts === null ? null : texts.includes(value) };
    }),
  );
  const named = (answer: boolean | null) =>
    found.filter(({ isProven }) => isProven === answer).map(({ host }) => host);
  return { proven: named(true), unanswered: named(null) };
}
