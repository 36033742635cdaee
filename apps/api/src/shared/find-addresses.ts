import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";

/** Finds the addresses of a name; an empty list where it has none, null where no server answered in time. */
export type FindAddresses = (name: string) => Promise<string[] | null>;

const TIMEOUT_MS = 2_000;
/** Lookups at once in this process: members who press often cost no more than that. */
const MAX_LOOKUPS = 16;

/** Whether DNS has answered that a name has no record of the kind. Other errors say nothing about it. */
export function isNoRecord(error: unknown): boolean {
  const { code = "" } = error as NodeJS.ErrnoException;
  return code === "ENOTFOUND" || code === "ENODATA";
}

/**
 * Returns a `FindAddresses` that asks name servers, by default those of this machine. It opens no
 * connection to what it finds, and uses none of Node's threads, for which other lookups and files wait.
 */
export function createFindAddresses(servers?: readonly string[]): FindAddresses {
  let running = 0;
  return async (name) => {
    const literal = name.replace(/^\[|\]$/gu, "");
    if (isIP(literal)) return [literal];
    if (running >= MAX_LOOKUPS) return null;
    running += 1;
    // A resolver of its own, which can be cancelled.
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
    if (servers) resolver.setServers(servers);
    const deadline = setTimeout(() => resolver.cancel(), 2 * TIMEOUT_MS);
    try {
      const [four, six] = await Promise.all([
        addressesOr(resolver.resolve4(name)),
        addressesOr(resolver.resolve6(name)),
      ]);
      // One kind that has no answer hides nothing where the other kind has an address.
      if ((four === null || six === null) && !four?.length && !six?.length) return null;
      return [...(four ?? []), ...(six ?? [])];
    } finally {
      clearTimeout(deadline);
      running -= 1;
    }
  };
}

async function addressesOr(answer: Promise<string[]>): Promise<string[] | null> {
  try {
    return await answer;
  } catch (error) {
    return isNoRecord(error) ? [] : null;
  }
}
