import { normalizeHostName } from "@comanda/contract/fields/host-name";

const LOCAL = /(?:^|\.)(?:localhost|local|internal|home\.arpa|test|invalid)$/u;

/** Whether name servers of the internet can know a name: it is no name of this computer or house. */
export function mayHaveDns(text: string): boolean {
  const name = normalizeHostName(text.trim());
  return name !== null && /\.[a-z][a-z0-9-]*[a-z0-9]$/u.test(name) && !LOCAL.test(name);
}
