const FORWARDED_HEADERS = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"] as const;
type ForwardedHeader = (typeof FORWARDED_HEADERS)[number];

/**
 * A request as the visitor made it. Behind a proxy that is trusted (`TRUST_PROXY`), its address is
 * the one that the proxy was asked for; without one, what the headers claim is taken away, so that
 * nothing behind here can believe it.
 */
export function applyForwardedHeaders(request: Request, trustProxy: boolean): Request {
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
 * The address that the outermost proxy was asked for, as `x-forwarded-*` say it; `url` where they
 * say nothing, or nonsense. Each proxy adds to the end of a header: its first value is the outermost's.
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
