import { BlockList, isIPv6 } from "node:net";

/**
 * This machine, local networks, addresses that are never public hosts (IANA special-purpose
 * registries), and one with which Azure configures its machines, although its range is public.
 */
const blocked = subnets([
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  // Three networks for examples in documents.
  ["192.0.2.0", 24],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
  // For protocols, such as Teredo, and 6to4: their addresses contain an IPv4 one.
  ["2001::", 23],
  ["2002::", 16],
  // For examples in documents.
  ["2001:db8::", 32],
  ["3fff::", 20],
]);

/**
 * All public hosts of IPv6 are in 2000::/3. Outside it are local networks, and the many forms in which
 * translators and tunnels write an IPv4 address; the usual form is checked as the IPv4 address.
 */
const usable = subnets([
  ["2000::", 3],
  ["::ffff:0:0", 96],
]);

/** An IPv4 address inside an IPv6 one is checked as the IPv4 address. */
export function isPrivateAddress(address: string): boolean {
  if (!isIPv6(address)) return blocked.check(address, "ipv4");
  return blocked.check(address, "ipv6") || !usable.check(address, "ipv6");
}

function subnets(ranges: readonly (readonly [net: string, prefix: number])[]): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of ranges) list.addSubnet(net, prefix, isIPv6(net) ? "ipv6" : "ipv4");
  return list;
}
