import { readCookie } from "@comanda/ui/web/cookie-text.ts";
import { setCookie } from "@comanda/ui/web/set-cookie.ts";

/**
 * The cookie with the ids of the addresses that were ordered to, the last one first, kept for a
 * year at the company's host (conformance 3.94). It has no addresses: every request carries the
 * cookie, and the API shows an address only to its own client.
 */
const NAME = "comanda_addresses";
/** The client's record has all addresses; the cookie only says which ones are usual. */
const MAX_SAVED = 5;

/** Keeps an address as the one used last, before earlier ones. */
export function saveRecentAddress(addressId: string): void {
  const ids = [addressId, ...recentAddressIds(document.cookie).filter((id) => id !== addressId)];
  setCookie(NAME, ids.slice(0, MAX_SAVED).map(escaped).join("~"));
}

/** Returns the address ids in a `Cookie` text, the last one used first. */
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
