import { isIPv6 } from "node:net";

/**
 * What counts as one visitor of an address: an IPv4 address, and of an IPv6 one the network (/64),
 * within which everybody can take whatever address they like. An IPv4 address in IPv6 clothes
 * (`::ffff:192.0.2.1`) is itself.
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

/** The groups of a part of an address; a dotted one at the end stands for two. */
function ipv6Groups(part: string): string[] {
  return part.split(":").flatMap((group) => {
    if (group === "") return [];
    return group.includes(".") ? ["0", "0"] : [group];
  });
}
