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
  const [host, protocol] = (["x-forwarded-host", "x-forwarded-proto"] as const).map((name) =>
    request.headers.get(name)?.split(",")[0]?.trim(),
  );
  const { protocol: ownProtocol, host: ownHost, pathname, search } = new URL(request.url);
  const address = `${protocol ?? ownProtocol.slice(0, -1)}://${host ?? ownHost}${pathname}${search}`;
  return /^https?:/u.test(address) && URL.canParse(address) ? address : request.url;
}
