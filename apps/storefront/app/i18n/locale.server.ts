import { readCookie, serializeCookie } from "../web/cookie-text.ts";
import { chooseLocale, type Locale, localeCookie } from "./locales.ts";

/** What of a request chooses the language. */
type Asking = { headers: Pick<Headers, "get"> };

/** The language of a request (spec §1): its cookie, then its browser's, then the default. */
export function requestLocale(request: Asking, countryCode: string): Locale {
  return chooseLocale(savedLocale(request), request.headers.get("accept-language"), countryCode);
}

/**
 * The header that keeps the language for the visits to come (spec §9), empty where the request's
 * cookie says it already. The server can set it: no browser or proxy answers with a page it has kept
 * unasked, and the visitor's next one is in this language even where scripts do not run.
 */
export function localeCookieHeader(request: Asking, locale: Locale): Record<string, string> {
  if (savedLocale(request) === locale) return {};
  return { "set-cookie": serializeCookie(localeCookie, locale) };
}

/** What the cookie says, which may be no language that there is. */
export function savedLocale(request: Asking): string | null {
  return readCookie(request.headers.get("cookie"), localeCookie) || null;
}
