import { requestLocale, savedLocale } from "@comanda/ui/i18n/locale.server.ts";
import { localeCookie, locales } from "@comanda/ui/i18n/locales.ts";
import { PUBLIC_PAGES } from "../links/public-pages.ts";
import { lastOrderCookie, lastOrderId } from "../session/client/last-order-id.ts";

/** A visitor's request; header values as received, null where there was none. */
export type PageRequest = { url: URL; cookie: string | null; acceptLanguage: string | null };

/**
 * A request that is equal for all visitors who get the same page. It has no data of a single
 * visitor: no header except those that choose the language, and on the menu whether the visitor has
 * ordered before.
 */
export type SharedPage = { url: string; headers: Record<string, string> };

/** Pages whose loaders use only the host, the URL, the language and the time. */
const SHARED_PATHS = new Set(PUBLIC_PAGES);

/**
 * The query parameters of a shared page: those that restaurants print and link, and `from`, with
 * which an installed app reloads. A page with others, such as the click id of an advertisement, is
 * not cached, because hardly any other request has the same URL.
 */
const SHARED_PARAMETERS = new Set([
  "from",
  "product",
  "qr-id",
  "show-coupons",
  "show-loyalty",
  "utm_campaign",
  "utm_source",
]);
const MAX_QUERY_LENGTH = 300;

/**
 * Returns the request to render in place of a visitor's own, equal for all visitors who get the same
 * page. Null where the page belongs to one visitor, or is not worth caching. A page that is rendered
 * from this request cannot contain data of another visitor, because the request has none.
 */
export function sharedPage({ url, cookie, acceptLanguage }: PageRequest): SharedPage | null {
  const { origin, pathname, search, searchParams } = url;
  // The router fetches the data of a page from its URL with the ending `.data`.
  const path = pathname.replace(/^\/_\.data$/u, "/").replace(/\.data$/u, "");
  const isData = path !== pathname;
  if (!SHARED_PATHS.has(path) || search.length > MAX_QUERY_LENGTH) return null;
  for (const name of searchParams.keys()) {
    if (!(SHARED_PARAMETERS.has(name) || (isData && name === "_routes"))) return null;
  }
  const headers = languageHeaders(cookie, acceptLanguage);
  // The menu keeps a place for the last order, before the browser has read it.
  if (path === "/products" && lastOrderId(cookie))
    headers.cookie = [headers.cookie, lastOrderCookie("1")].filter(Boolean).join("; ");
  return { url: origin + pathname + search, headers };
}

/** Returns the headers that choose the language, normalized to one variant for each language. */
function languageHeaders(
  cookie: string | null,
  acceptLanguage: string | null,
): Record<string, string> {
  const visitor = {
    headers: { get: (name: string) => (name === "cookie" ? cookie : acceptLanguage) },
  };
  const saved = savedLocale(visitor);
  if (saved && Object.hasOwn(locales, saved)) return { cookie: `${localeCookie}=${saved}` };
  return { "accept-language": requestLocale(visitor, "") };
}
