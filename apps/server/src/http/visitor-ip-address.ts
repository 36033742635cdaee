import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import type { ProxyTrust } from "./forwarded-headers.ts";

/**
 * Returns the IP address that a request came from: the connection's, or behind a trusted proxy
 * (`TRUST_PROXY`) the one that the proxy saw. That is the last in `X-Forwarded-For`: each proxy
 * appends the address of its client, and everything before it comes from the visitor.
 */
export function resolveVisitorAddress(
  connectionAddress: string | undefined,
  forwardedFor: string | undefined,
  { trustProxy }: ProxyTrust,
): string {
  const forwarded = trustProxy ? withoutPort(forwardedFor?.split(",").at(-1)?.trim() ?? "") : "";
  return isIP(forwarded) ? forwarded : (connectionAddress ?? "unknown");
}

/** Returns the visitor's address of a Node request. */
export function requestVisitorAddress(
  { socket, headers }: { socket: { remoteAddress?: string }; headers: IncomingHttpHeaders },
  trust: ProxyTrust,
): string {
  return resolveVisitorAddress(socket.remoteAddress, headers["x-forwarded-for"]?.toString(), trust);
}

/** Some proxies append the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return (
    /^\[([^\]]*)\](?::\d+)?$/u.exec(address)?.[1] ?? /^([\d.]+):\d+$/u.exec(address)?.[1] ?? address
  );
}
