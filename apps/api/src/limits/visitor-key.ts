import { isIPv6 } from "node:net";

/**
 * Returns the key that counts as one visitor: an IPv4 address, or the /64 network of an IPv6
 * address, within which a visitor can choose any address. An IPv4-mapped IPv6 address
 * (`::ffff:192.0.2.1`, `::ffff:c000:201`) counts as its IPv4 address.
 */
export function visitorKey(address: string): string {
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return bare;
  const [head = "", tail] = bare.split("::");
  const [before, after] = [ipv6Groups(head), ipv6Groups(tail ?? "")];
  const missing = Array<number>(8 - before.length - after.length).fill(0);
  const groups = [...before, ...missing, ...after];
  return mappedIpv4(groups) ?? `${groups.slice(0, 4).map(hex).join(":")}::/64`;
}

const hex = (group: number): string => group.toString(16);

/** Returns the groups of a part of an address; a dotted group at the end stands for two. */
function ipv6Groups(part: string): number[] {
  return part.split(":").flatMap((group) => {
    if (group === "") return [];
    if (!group.includes(".")) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

/** Returns the IPv4 address in `::ffff:0:0/96`; null for any other address. */
function mappedIpv4(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return null;
  return [high, low].flatMap((group) => [group >> 8, group & 255]).join(".");
}
