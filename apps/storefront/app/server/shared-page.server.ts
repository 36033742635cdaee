import { requestLocale, savedLocale } from "../i18n/locale.server.ts";
import { localeCookie, locales } from "../i18n/locales.ts";
import { PUBLIC_PAGES } from "../links/public-pages.ts";

/** What a visitor has asked for; header values as they came, null where there was none. */
export type PageRequest = { url: URL; cookie: string | null; acceptLanguage: string | null };

/**
 * The one request that stands for all visitors who get the same page. It holds nothing of any one
 * of them: no cookie but the language's, no header but the language.
 */
export type SharedPage = { url: string; headers: Record<string, string> };

/** Pages whose loaders need to know only the host, the address and the language (and the time). */
const SHARED = new Set(PUBLIC_PAGES);

/**
 * What may stand in the query of a shared page: what a restaurant prints and links, and `from`, with
 * which an installed app goes on. What others append, such as an advertisement's click id, makes an
 * address that hardly comes twice.
 */
const QUERY = new Set([
  "from",
  "product",
  "qr-id",
  "show-coupons",
  "show-loyalty",
  "utm_campaign",
  "utm_source",
]);
const MAX_QUERY = 300;

/**
 * The request to render instead of a visitor's own, equal for all who get the same page; null when
 * the page is the visitor's own, or is not worth keeping. Whoever renders a kept page from it gives
 * nobody anything of another's, whatever a loader reads.
 */
export function sharedPage({ url, cookie, acceptLanguage }: PageRequest): SharedPage | null {
  const { origin, pathname, search, searchParams } = url;
  // The router fetches a page's data from its address with this ending.
  const path = pathname.replace(/^\/_\.data$/u, "/").replace(/\.data$/u, "");
  const isData = path !== pathname;
  if (!SHARED.has(path) || search.length > MAX_QUERY) return null;
  for (const name of searchParams.keys()) {
    if (!(QUERY.has(name) || (isData && name === "_routes"))) return null;
  }
  return { url: origin + pathname + search, headers: language(cookie, acceptLanguage) };
}

/** The headers that choose the language, in as few variants as there are outcomes. */
function language(cookie: string | null, acceptLanguage: string | null): Record<string, string> {
  const visitor = {
    headers: { get: (name: string) => (name === "cookie" ? cookie : acceptLanguage) },
  };
  const saved = savedLocale(visitor);
  if (saved && Object.hasOwn(locales, saved)) return { cookie: `${localeCookie}=${saved}` };
  return { "accept-language": requestLocale(visitor, "") };
}
