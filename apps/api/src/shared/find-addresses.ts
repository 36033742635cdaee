import { isIP } from "node:net";
import { createDnsLookup, type DnsLookup, recordsOrNull } from "./dns-lookup.ts";

/** Returns a lookup of a name's addresses. It opens no connection to what it finds. An address is its own. */
export function createFindAddresses(servers?: readonly string[]): DnsLookup {
  const lookup = createDnsLookup(async (resolver, name) => {
    const [four, six] = await Promise.all([
      recordsOrNull(resolver.resolve4(name)),
      recordsOrNull(resolver.resolve6(name)),
    ]);
    // One kind that has no answer hides nothing where the other kind has an address.
    if ((four === null || six === null) && !four?.length && !six?.length) return null;
    return [...(four ?? []), ...(six ?? [])];
  }, servers);
  return async (name) => {
    const literal = name.replace(/^\[|\]$/gu, "");
    return isIP(literal) ? [literal] : lookup(name);
  };
}
