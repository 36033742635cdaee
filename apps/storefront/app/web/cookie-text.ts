/** Seconds for which each of our cookies is kept (spec §9). */
const YEAR = 31_536_000;

/** A cookie for this host alone, as a browser or an answer sets it; its value can stand there as it is. */
export function serializeCookie(name: string, value: string): string {
  return `${name}=${value}; Max-Age=${YEAR}; Path=/; SameSite=Lax`;
}

/** What stands in a cookie of a `Cookie` text; empty where there is none. */
export function readCookie(cookies: string | null, name: string): string {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`, "u").exec(cookies ?? "")?.[1] ?? "";
}
