import { readCookie } from "../../web/cookie-text.ts";
import { setCookie } from "../../web/set-cookie.ts";

/**
 * Spec §3, Cookies, saved addresses: which of the client's addresses were ordered to, the last first,
 * for a year, at the company's own host. Their ids and no more: a cookie goes with every request, and
 * where somebody lives is told only to who holds the client's own cookie.
 */
const NAME = "comanda_addresses";
/** More are in the client's record; this is only to find the usual one. */
const MAX_SAVED = 5;

export function saveRecentAddress(addressId: string): void {
  const ids = [addressId, ...recentAddressIds(document.cookie).filter((id) => id !== addressId)];
  setCookie(NAME, ids.slice(0, MAX_SAVED).map(escaped).join("~"));
}

/** The ids that a `Cookie` text names, the address ordered to last first. */
export function recentAddressIds(cookies: string): string[] {
  try {
    return readCookie(cookies, NAME).split("~").map(decodeURIComponent).filter(Boolean);
  } catch {
    return [];
  }
}

function escaped(id: string): string {
  return encodeURIComponent(id).replaceAll("~", "%7E");
}
