import { Resolver } from "node:dns/promises";

/** Finds records of a name; an empty list where it has none, null where no server answered in time. */
export type DnsLookup = (name: string) => Promise<string[] | null>;

const TIMEOUT_MS = 2_000;
/** Lookups at once of each kind in this process: members who press often cost no more than that. */
const MAX_LOOKUPS = 16;

/**
 * Returns a lookup that asks name servers, by default those of this machine, and nothing else. It uses none of
 * Node's threads, for which other lookups and files wait.
 */
export function createDnsLookup(
  find: (resolver: Resolver, name: string) => Promise<string[] | null>,
  servers?: readonly string[],
): DnsLookup {
  let running = 0;
  return async (name) => {
    if (running >= MAX_LOOKUPS) return null;
    running += 1;
    // A resolver of its own, which can be cancelled.
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
    if (servers) resolver.setServers(servers);
    const deadline = setTimeout(() => resolver.cancel(), 2 * TIMEOUT_MS);
    try {
      return await find(resolver, name);
    } finally {
      clearTimeout(deadline);
      running -= 1;
    }
  };
}

/** Returns the records of an answer; an empty list where DNS says that there are none, null for other errors. */
export async function recordsOrNull(answer: Promise<string[]>): Promise<string[] | null> {
  try {
    return await answer;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    return code === "ENOTFOUND" || code === "ENODATA" ? [] : null;
  }
}
