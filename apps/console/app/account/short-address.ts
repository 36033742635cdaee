/** Returns an IPv6 address without the zeros that it need not say; any other address as it is. */
export function shortAddress(address: string): string {
  if (!address.includes(":") || !URL.canParse(`http://[${address}]`)) return address;
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}
