import { Resolver } from "node:dns/promises";
import { isNoRecord } from "./find-addresses.ts";

/** Finds the texts (TXT records) of a name; an empty list where it has none, null where no server answered in time. */
export type FindTexts = (name: string) => Promise<string[] | null>;

const TIMEOUT_MS = 2_000;
/** Lookups at once in this process. */
const MAX_LOOKUPS = 16;

/** Returns a `FindTexts` that asks name servers, by default those of this machine, and nothing else. */
export function createFindTexts(servers?: readonly string[]): FindTexts {
  let running = 0;
  return async (name) => {
    if (running >= MAX_LOOKUPS) return null;
    running += 1;
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
    if (servers) resolver.setServers(servers);
    const deadline = setTimeout(() => resolver.cancel(), 2 * TIMEOUT_MS);
    try {
      // A long text comes in parts.
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
    } catch (error) {
      return isNoRecord(error) ? [] : null;
    } finally {
      clearTimeout(deadline);
      running -= 1;
    }
  };
}
