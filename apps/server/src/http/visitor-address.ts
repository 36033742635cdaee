import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

/**
 * The address that a request came from: the connection's, and behind a proxy that is trusted
 * (`TRUST_PROXY`) the one that the proxy saw. That is the last of `X-Forwarded-For`: every proxy adds
 * the address of who asked it to the end, so that all before it is what the visitor chose to claim.
 */
export function resolveVisitorAddress(
  connectionAddress: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? withoutPort(forwardedFor?.split(",").at(-1)?.trim() ?? "") : "";
  return isIP(forwarded) ? forwarded : (connectionAddress ?? "unknown");
}

/** The visitor's address of a request as Node has it. */
export function requestVisitorAddress(
  { socket, headers }: { socket: { remoteAddress?: string }; headers: IncomingHttpHeaders },
  trustProxy: boolean,
): string {
  return resolveVisitorAddress(
    socket.remoteAddress,
    headers["x-forwarded-for"]?.toString(),
    trustProxy,
  );
}

/** Some proxies add the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return (
    /^\[([^\]]*)\](?::\d+)?$/u.exec(address)?.[1] ?? /^([\d.]+):\d+$/u.exec(address)?.[1] ?? address
  );
}
