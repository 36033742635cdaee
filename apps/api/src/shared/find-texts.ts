import { Resolver } from "node:dns/promises";

/** Finds the texts (TXT records) of a name; an empty list where it has none or no server answered in time. */
export type FindTexts = (name: string) => Promise<string[]>;

const TIMEOUT_MS = 2_000;
/** Lookups at once in this process. */
const MAX_LOOKUPS = 16;

/** Returns a `FindTexts` that asks name servers, by default those of this machine, and nothing else. */
export function createFindTexts(servers?: readonly string[]): FindTexts {
  let running = 0;
  return async (name) => {
    if (running >= MAX_LOOKUPS) return [];
    running += 1;
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
    if (servers) resolver.setServers(servers);
    const deadline = setTimeout(() => resolver.cancel(), 2 * TIMEOUT_MS);
    try {
      // A long text comes in parts.
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
    } catch {
      return [];
    } finally {
      clearTimeout(deadline);
      running -= 1;
    }
  };
}
