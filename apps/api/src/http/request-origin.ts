import type { Context } from "hono";
import type { HttpEnv } from "./request-env.ts";

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

/**
 * Whether a browser says that a page of another origin sends the request. Another restaurant's subdomain
 * is one too, and the device's cookie goes along with its requests. Programs say nothing. Over plain HTTP
 * to another machine browsers send no `Sec-Fetch-Site`; there the hosts are compared if `orOfOtherHost`:
 * for a request without a body, which browsers send without asking first.
 */
export function isFromOtherOrigin(
  { headers, url }: Pick<Request, "headers" | "url">,
  { orOfOtherHost }: { orOfOtherHost: boolean },
): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-site" || site === "cross-site";
  const origin = headers.get("origin");
  if (origin === null || !orOfOtherHost) return false;
  return !URL.canParse(origin) || new URL(origin).hostname !== new URL(url).hostname;
}

/** The origin that the visitor's browser called, for instance `https://console.example`. */
export function originOf(c: Context<HttpEnv>): string {
  return new URL(c.req.url).origin;
}

/** Returns whether the browser sent the request over https. */
export function isSecureRequest(c: Context<HttpEnv>): boolean {
  return originOf(c).startsWith("https:");
}
