import { readCookie, serializeCookie } from "../web/cookie-text.ts";
import { chooseLocale, type Locale, localeCookie } from "./locales.ts";

/** The part of a request that chooses the language. */
type HeadersRequest = { headers: Pick<Headers, "get"> };

/**
 * Returns the language of a request: that of its cookie, else of its browser, else the default
 * (decision 9).
 */
export function requestLocale(request: HeadersRequest, countryCode: string): Locale {
  return chooseLocale(savedLocale(request), request.headers.get("accept-language"), countryCode);
}

/**
 * Returns the header that saves the language for later visits (conformance 9.25); empty where the
 * request's cookie already has it. The server sets it, so that it also works without scripts. That is
 * safe with caches: no browser or proxy uses a cached page without asking the server.
 */
export function localeCookieHeader(
  request: HeadersRequest,
  locale: Locale,
): Record<string, string> {
  if (savedLocale(request) === locale) return {};
  return { "set-cookie": serializeCookie(localeCookie, locale) };
}

/**
 * Returns the value of the language cookie, which may be an unknown language; null where there is none.
 */
export function savedLocale(request: HeadersRequest): string | null {
  return readCookie(request.headers.get("cookie"), localeCookie) || null;
}
