/**
 * Returns an address as its owner knows it: IPv4 without the prefix that it has on an IPv6 socket, IPv6 without needless
 * zeros. Any other text stays as it is.
 */
export function shortIpAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/iu, "");
  if (!plain.includes(":") || plain.includes(".") || !URL.canParse(`http://[${plain}]`))
    return plain;
  return new URL(`http://[${plain}]`).hostname.slice(1, -1);
}
