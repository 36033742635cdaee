import type { IncomingMessage, ServerResponse } from "node:http";
import { withoutFinalDot } from "@comanda/contract/fields/final-dot";
import { requestedUrl } from "./requested-url.ts";

/**
 * Redirects a page or file at a host with a final dot to the host without it, so that each has one address;
 * returns whether it did. The redirect names no scheme, because a proxy may have received HTTPS. Calls of
 * the API are answered at both: programs need not follow redirects.
 */
export function redirectFinalDot(
  request: IncomingMessage,
  response: ServerResponse,
  trustProxy: boolean,
): boolean {
  const requested = requestedUrl(request, { trustProxy });
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!requested?.hostname.endsWith(".") || !isRead) return false;
  if (requested.pathname.startsWith("/ms-")) return false;
  const hostname = withoutFinalDot(requested.hostname);
  if (hostname === "") return false;
  const port = requested.port && `:${requested.port}`;
  const location = `//${hostname}${port}${requested.pathname}${requested.search}`;
  response.writeHead(308, { location, "content-length": 0 }).end();
  return true;
}
