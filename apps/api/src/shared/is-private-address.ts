import { BlockList, isIPv6 } from "node:net";

/**
 * This machine, local networks, addresses that are never public hosts (IANA special-purpose
 * registries), and one with which Azure configures its machines, although its range is public.
 */
const ranges = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
  ["::", 96],
  // An IPv4 address that a translator puts into an IPv6 one (RFC 2765).
  ["::ffff:0:0:0", 96],
  ["64:ff9b::", 32],
  ["100::", 64],
  ["2001::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const;

const blocked = new BlockList();
for (const [net, prefix] of ranges) blocked.addSubnet(net, prefix, isIPv6(net) ? "ipv6" : "ipv4");

/** An IPv4 address inside an IPv6 one is checked as the IPv4 address. */
export function isPrivateAddress(address: string): boolean {
  return blocked.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
