const FORWARDED_HEADERS = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"] as const;
type ForwardedHeader = (typeof FORWARDED_HEADERS)[number];

/** Whether the forwarded headers come from a proxy that is trusted (`TRUST_PROXY`), or from visitors. */
export type ProxyTrust = { trustProxy: boolean };

/**
 * Restores a request as the visitor made it. Behind a trusted proxy (`TRUST_PROXY`) its URL is the
 * one that the proxy received. Without one, the forwarded headers are removed, so that no later
 * code can trust them.
 */
export function applyForwardedHeaders(request: Request, { trustProxy }: ProxyTrust): Request {
  if (!FORWARDED_HEADERS.some((name) => request.headers.has(name))) return request;
  if (trustProxy) {
    const url = forwardedUrl(new URL(request.url), (name) => request.headers.get(name));
    return new Request(url, request);
  }
  const headers = new Headers(request.headers);
  for (const name of FORWARDED_HEADERS) headers.delete(name);
  return new Request(request, { headers });
}

/**
 * Returns the URL that the outermost proxy received, from the `x-forwarded-*` headers; `url` where
 * they are absent or invalid. Each proxy appends to a header, so its first value comes from the
 * outermost one.
 */
export function forwardedUrl(
  { href, protocol, host, pathname, search }: URL,
  header: (name: ForwardedHeader) => string | null,
): string {
  const firstValue = (name: ForwardedHeader) => header(name)?.split(",")[0]?.trim();
  const visitedProtocol = firstValue("x-forwarded-proto") || protocol.slice(0, -1);
  const origin = `${visitedProtocol}://${firstValue("x-forwarded-host") || host}`;
  return /^https?:\/\/[\w.:[\]-]+$/u.test(origin) && URL.canParse(origin)
    ? origin + pathname + search
    : href;
}
