import { createDnsLookup, type DnsLookup, recordsOrNull } from "./dns-lookup.ts";

/** Returns a lookup of a name's texts (TXT records). */
export function createFindTexts(servers?: readonly string[]): DnsLookup {
  return createDnsLookup((resolver, name) => {
    // A long text comes in parts.
    const joined = (texts: string[][]) => texts.map((parts) => parts.join(""));
    return recordsOrNull(resolver.resolveTxt(name).then(joined));
  }, servers);
}
