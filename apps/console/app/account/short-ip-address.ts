/** Returns an IPv6 address in its short form, without needless zeros; any other address as it is. */
export function shortIpAddress(address: string): string {
  // The short form of an IPv4 address in IPv6 has no points: `::ffff:cb00:7107` is unknown to its owner.
  if (!address.includes(":") || address.includes(".") || !URL.canParse(`http://[${address}]`))
    return address;
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}
