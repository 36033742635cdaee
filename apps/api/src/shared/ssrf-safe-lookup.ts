import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { isPrivateAddress } from "./is-private-address.ts";

/**
 * Looks a host up for a connection; fails for an address of this machine or a local network. It is
 * asked when connecting, so that no changed DNS entry leads there. It is not asked for a host that
 * is an address itself: see `refusePrivateHost`.
 */
export const ssrfSafeLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    const refused = addresses?.find(({ address }) => isPrivateAddress(address));
    if (error || !first) callback(error ?? new Error(`${hostname} has no address`), "");
    else if (refused) callback(privateAddress(refused.address), "");
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** Throws for a URL whose host is written as a private address. */
export function refusePrivateHost({ hostname }: URL): void {
  const literal = hostname.replace(/^\[|\]$/gu, "");
  if (isIP(literal) && isPrivateAddress(literal)) throw privateAddress(literal);
}

function privateAddress(address: string): Error {
  return new Error(`${address} is an address of this machine or a local network`);
}
