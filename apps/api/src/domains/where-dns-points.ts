import { isIPv6 } from "node:net";
import { isPrivateAddress } from "../shared/is-private-address.ts";

/** A DNS record that makes a name lead to this server. */
export type DnsRecord = { type: "A" | "AAAA"; value: string };

/**
 * Where a name leads: to this server, to another one (also besides this one), or nowhere. `own_unknown`:
 * this server has no public address by which to judge. `unanswered`: no name server answered in time.
 */
export type DomainState = "here" | "elsewhere" | "nowhere" | "own_unknown" | "unanswered";

export type DnsCheck = {
  state: DomainState;
  /** Public addresses that the name has now. */
  addresses: string[];
  /** The records to set; empty when nothing is to be done, or the server's address is not known. */
  records: DnsRecord[];
};

/**
 * Compares the addresses of a name with those of this server; null where they could not be found out. A
 * private address of either counts as none: guests do not reach it, and members do not learn it.
 */
export function whereDnsPoints(own: string[] | null, found: string[] | null): DnsCheck {
  const isPublic = (address: string) => !isPrivateAddress(address);
  const ownPublic = (own ?? []).filter(isPublic);
  const addresses = (found ?? []).filter(isPublic);
  const state = stateOf(ownPublic, addresses, found === null);
  return {
    state,
    addresses,
    records:
      state === "here"
        ? []
        : ownPublic.map((value) => ({ type: isIPv6(value) ? "AAAA" : "A", value })),
  };
}

function stateOf(own: string[], found: string[], isUnanswered: boolean): DomainState {
  if (isUnanswered) return "unanswered";
  if (found.length === 0) return "nowhere";
  if (own.length === 0) return "own_unknown";
  return found.every((address) => own.includes(address)) ? "here" : "elsewhere";
}
