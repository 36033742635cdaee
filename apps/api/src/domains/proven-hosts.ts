import type { FindTexts } from "../shared/find-texts.ts";
import { isPublicName } from "./public-name.ts";

/** The DNS record by which the owner of a name says that it is a company's. */
export type HostProof = { name: string; value: string };

/** The DNS record that proves a name for a company: only who controls the name's DNS can set it. */
export function hostProof(host: string, companyId: string): HostProof {
  return { name: `_comanda.${host}`, value: `comanda-company=${companyId}` };
}

/** Returns those of the names whose DNS says that they are the company's. */
export async function provenHosts(
  findTexts: FindTexts,
  companyId: string,
  hosts: readonly string[],
): Promise<string[]> {
  const asked = hosts.filter(isPublicName);
  const isProven = await Promise.all(
    asked.map(async (host) => {
      const { name, value } = hostProof(host, companyId);
      return (await findTexts(name)).includes(value);
    }),
  );
  return asked.filter((_, at) => isProven[at]);
}
