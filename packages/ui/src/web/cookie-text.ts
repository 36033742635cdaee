/** Seconds for which each of our cookies is kept (conformance 9.26). */
const YEAR = 31_536_000;

/**
 * Returns the text that sets a cookie for this host only. The value must already be safe in a cookie.
 */
export function serializeCookie(name: string, value: string): string {
  return `${name}=${value}; Max-Age=${YEAR}; Path=/; SameSite=Lax`;
}

/** Reads the value of a cookie in a `Cookie` text; empty where there is none. */
export function readCookie(cookies: string | null, name: string): string {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`, "u").exec(cookies ?? "")?.[1] ?? "";
}
