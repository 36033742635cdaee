import { readCookie } from "@comanda/ui/web/cookie-text.ts";
import { setCookie } from "@comanda/ui/web/set-cookie.ts";

/**
 * The cookie with the client's name, kept for a year, for the company's host only (conformance
 * 3.93).
 */
const NAME = "comanda_client_name";

/** Keeps the name that the visitor has given. */
export function saveClientName(name: string): void {
  setCookie(NAME, encodeURIComponent(name));
}

/** Returns the client's name in a `Cookie` text; empty where there is none, or it cannot be decoded. */
export function savedClientName(cookies: string): string {
  try {
    return decodeURIComponent(readCookie(cookies, NAME)).trim();
  } catch {
    return "";
  }
}
