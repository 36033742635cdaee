import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { forwardedUrl, type ProxyTrust } from "./forwarded-headers.ts";

/** A URL that several requests share. It must not be changed, nor its `searchParams`, which the type leaves open. */
export type RequestedUrl = Readonly<URL>;

/** The latest addresses: several places ask for the URL of a request, and guests ask for few pages. */
const parsed = new LRUCache<string, RequestedUrl>({ max: 500 });
/** Longer addresses are rare, and are not kept. */
const MAX_KEPT_LENGTH = 300;

/**
 * Returns the URL that the visitor requested; behind a trusted proxy the one that the proxy received. Null
 * for an unusual host or path.
 */
export function requestedUrl(
  { url = "", headers }: Pick<IncomingMessage, "url" | "headers">,
  { trustProxy }: ProxyTrust,
): RequestedUrl | null {
  // Neither part has a space, so two different requests never have the same key.
  const key = `${headers.host} ${url}`;
  const requested = parsed.get(key) ?? parse(headers.host, url, key);
  if (!requested || !trustProxy) return requested;
  const value = (name: string) => headers[name]?.toString() ?? null;
  return new URL(forwardedUrl(requested, value));
}

function parse(host: string | undefined, url: string, key: string): RequestedUrl | null {
  if (!/^[\w.:-]+$/u.test(host ?? "") || !url.startsWith("/")) return null;
  const requested = URL.parse(`http://${host}${url}`);
  if (requested && key.length <= MAX_KEPT_LENGTH) parsed.set(key, requested);
  return requested;
}
