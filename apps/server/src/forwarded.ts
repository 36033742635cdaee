const HEADERS = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"] as const;

/**
 * A request as the visitor made it. Behind a proxy that is trusted (`TRUST_PROXY`), its address is
 * the one that the proxy was asked for; without one, what the headers claim is taken away, so that
 * nothing behind here can believe it.
 */
export function asVisitorSent(request: Request, trustProxy: boolean): Request {
  if (!HEADERS.some((name) => request.headers.has(name))) return request;
  if (trustProxy) return new Request(visitedUrl(request), request);
  const headers = new Headers(request.headers);
  for (const name of HEADERS) headers.delete(name);
  return new Request(request, { headers });
}

/** Each proxy adds to the end of a header: its first value is the outermost's. */
function visitedUrl(request: Request): string {
  const url = new URL(request.url);
  const first = (name: (typeof HEADERS)[number]) =>
    request.headers.get(name)?.split(",")[0]?.trim();
  const protocol = first("x-forwarded-proto") || url.protocol.slice(0, -1);
  const host = first("x-forwarded-host") || url.host;
  const origin = `${protocol}://${host}`;
  return /^https?:\/\/[\w.:[\]-]+$/u.test(origin) && URL.canParse(origin)
    ? origin + url.pathname + url.search
    : request.url;
}
