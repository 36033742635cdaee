import { isIPv6 } from "node:net";

/**
 * Returns the key that counts as one visitor: an IPv4 address, or the /64 network of an IPv6
 * address, within which a visitor can choose any address. An IPv4-mapped IPv6 address
 * (`::ffff:192.0.2.1`) counts as its IPv4 address.
 */
export function visitorKey(address: string): string {
  const [bare = ""] = address.split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(bare)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(bare)) return bare;
  const [head = "", tail] = bare.split("::");
  const before = ipv6Groups(head);
  const missing = tail === undefined ? 0 : 8 - before.length - ipv6Groups(tail).length;
  const network = [...before, ...Array(missing).fill("0"), ...ipv6Groups(tail ?? "")].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** Returns the groups of a part of an address; a dotted group at the end stands for two. */
function ipv6Groups(part: string): string[] {
  return part.split(":").flatMap((group) => {
    if (group === "") return [];
    return group.includes(".") ? ["0", "0"] : [group];
  });
}
