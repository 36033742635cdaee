import { BlockList, isIP } from "node:net";

const PRIVATE_NETWORKS = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;

const privateNetworks = new BlockList();
for (const [network, prefix] of PRIVATE_NETWORKS)
  privateNetworks.addSubnet(network, prefix, "ipv4");
privateNetworks.addSubnet("2001:db8::", 32, "ipv6");

/** The part of IPv6 that is assigned so far. */
const allocatedNetworks = new BlockList();
allocatedNetworks.addSubnet("2000::", 3, "ipv6");

/**
 * Normalizes a visitor's IP address; null for a private or invalid one. An IPv4 address in IPv6
 * form (`::ffff:192.0.2.1`) becomes IPv4.
 */
export function publicIpAddress(visitor: string): string | null {
  const address = visitor.replace(/%.*$/u, "").replace(/^::ffff:(?=[\d.]+$)/iu, "");
  const version = isIP(address);
  if (version === 4) return privateNetworks.check(address, "ipv4") ? null : address;
  if (version !== 6 || !allocatedNetworks.check(address, "ipv6")) return null;
  return privateNetworks.check(address, "ipv6") ? null : address;
}
