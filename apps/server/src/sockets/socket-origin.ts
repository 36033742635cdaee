import type { IncomingMessage } from "node:http";
import { forwardedUrl, type ProxyTrust } from "../http/forwarded-headers.ts";

/**
 * Returns the URL of a websocket as the visitor asked for it: behind a trusted proxy as the proxy
 * received it. Null for a request without a valid host.
 */
export function visitedSocketUrl(
  { url = "", headers }: Pick<IncomingMessage, "url" | "headers">,
  { trustProxy }: ProxyTrust,
): URL | null {
  const target = `http://${headers.host}${url}`;
  if (!headers.host || !URL.canParse(target)) return null;
  const header = (name: string) => headers[name]?.toString() ?? null;
  return new URL(trustProxy ? forwardedUrl(new URL(target), header) : target);
}

/**
 * Returns whether a websocket is opened by a page of the host that it was sent to. A browser always
 * sends `Origin` with the request; a cookie alone proves nothing, because pages of other sites can
 * open sockets too. `Sec-Fetch-Site`, where it is sent, also refuses a page of another scheme.
 * Behind a trusted proxy the host is the one that the proxy received.
 */
export function isSocketFromOwnOrigin(
  request: Pick<IncomingMessage, "url" | "headers">,
  trust: ProxyTrust,
): boolean {
  const { origin, "sec-fetch-site": site = "same-origin" } = request.headers;
  if (site !== "same-origin") return false;
  const asked = visitedSocketUrl(request, trust);
  if (!(origin && asked && URL.canParse(origin))) return false;
  return new URL(origin).host === asked.host;
}
