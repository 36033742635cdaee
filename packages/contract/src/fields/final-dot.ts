/** Returns a host name without the final dot of a fully qualified name: both are the same host. */
export function withoutFinalDot(hostname: string): string {
  return hostname.replace(/\.$/u, "");
}
