import { readCookie } from "../../web/cookie-text.ts";
import { setCookie } from "../../web/set-cookie.ts";

/** Spec §3, Cookies: the client's name, for a year, at the company's own host and nowhere else. */
const NAME = "comanda_client_name";

export function saveClientName(name: string): void {
  setCookie(NAME, encodeURIComponent(name));
}

/** The name that a `Cookie` text holds; empty when there is none, or what is there is no name. */
export function savedClientName(cookies: string): string {
  try {
    return decodeURIComponent(readCookie(cookies, NAME)).trim();
  } catch {
    return "";
  }
}
