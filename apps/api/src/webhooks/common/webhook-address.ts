import { refusePrivateHost } from "../../shared/public-lookup.ts";

/**
 * Whether events may be posted to an address: https, without a login, and to no address of this
 * machine or a local network. Names are checked again when connecting. `allowLocal` also allows
 * http and local networks.
 */
export function isAllowedAddress(
  address: string,
  { allowLocal }: { allowLocal: boolean },
): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== "" || url.password !== "") return false;
  if (allowLocal) return url.protocol === "https:" || url.protocol === "http:";
  if (url.protocol !== "https:") return false;
  if (!url.hostname.includes(".") && !url.hostname.startsWith("[")) return false;
  try {
    refusePrivateHost(url);
    return true;
  } catch {
    return false;
  }
}

/**
 * The address of a webhook as the change log and mails have it: receivers put tokens into paths and
 * queries.
 */
export function withoutPath(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return pathname === "/" && search === "" ? origin : `${origin}/…`;
}
