import type { IncomingMessage } from "node:http";
import { forwardedUrl } from "./forwarded-headers.ts";

/**
 * Returns the URL that the visitor requested; behind a trusted proxy the one that the proxy received. Null
 * for an unusual host or path.
 */
export function requestedUrl(
  { url = "", headers }: Pick<IncomingMessage, "url" | "headers">,
  trustProxy: boolean,
): URL | null {
  const address = `http://${headers.host}${url}`;
  if (!/^[\w.:-]+$/u.test(headers.host ?? "") || !url.startsWith("/")) return null;
  if (!URL.canParse(address)) return null;
  const requested = new URL(address);
  if (!trustProxy) return requested;
  const value = (name: string) => headers[name]?.toString() ?? null;
  return new URL(forwardedUrl(requested, value));
}
