import { hasLogin, isPublicHttps } from "../../shared/is-public-https.ts";

/**
 * Whether events may be posted to an address: a public one (`isPublicHttps`). `allowLocal` also allows
 * http and local networks.
 */
export function isAllowedAddress(
  address: string,
  { allowLocal }: { allowLocal: boolean },
): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (!allowLocal) return isPublicHttps(url);
  return !hasLogin(url) && (url.protocol === "https:" || url.protocol === "http:");
}

/**
 * The address of a webhook as the change log and mails have it: receivers put tokens into paths and
 * queries.
 */
export function withoutPath(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return pathname === "/" && search === "" ? origin : `${origin}/…`;
}
