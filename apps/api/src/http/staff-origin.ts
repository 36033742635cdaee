/**
 * Whether a request that changes something comes from a page of the host that it is sent to. Every
 * browser sends `Origin` with such a request. Only the hosts are compared: behind a proxy that
 * terminates TLS the schemes differ. `Sec-Fetch-Site` also refuses a page of another port or
 * scheme.
 */
export function isFromOwnOrigin(request: Pick<Request, "headers" | "url">): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  const origin = request.headers.get("origin");
  if (origin === null || !URL.canParse(origin)) return false;
  return new URL(origin).host === new URL(request.url).host;
}
