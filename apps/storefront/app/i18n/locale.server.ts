import { chooseLocale, type Locale, localeCookie } from "./locales.ts";

/** The language of a request (spec §1): its cookie, then its browser's, then the default. */
export function requestLocale(request: Request, countryCode: string): Locale {
  const cookies = request.headers.get("cookie") ?? "";
  const saved =
    new RegExp(`(?:^|;\\s*)${localeCookie.name}=([^;]*)`, "u").exec(cookies)?.[1] ?? null;
  return chooseLocale(saved, request.headers.get("accept-language"), countryCode);
}
