import { localeCookie } from "@comanda/ui/i18n/locales.ts";
import { setCookie } from "@comanda/ui/web/set-cookie.ts";
import { type DisplayMode, emit } from "../analytics/events.ts";
import { markMovedToApp } from "../analytics/preview-visit.ts";
import { markOncePerVisit } from "../session/visit/once-per-visit.ts";

const STANDALONE = "(display-mode: standalone)";

/**
 * Returns how the page is shown (conformance 4.98). In an app of an Android store, the app is the
 * page's referrer.
 */
export function displayMode(page: Window = window): DisplayMode {
  if (page.document.referrer.startsWith("android-app://")) return "twa";
  const apple = "standalone" in page.navigator && page.navigator.standalone === true;
  return apple || page.matchMedia(STANDALONE).matches ? "standalone" : "browser";
}

/**
 * Reports the display mode once a visit. A page that is installed moves into the app's window: there it
 * reloads as the same visit, in the company's language (conformance 4.99).
 */
export function watchDisplayMode(language: string | null, page: Window = window): void {
  if (markOncePerVisit("display-mode")) emit({ event: "display_mode", mode: displayMode(page) });
  page.matchMedia(STANDALONE).addEventListener("change", ({ matches }) => {
    if (!matches) return;
    emit({ event: "display_mode", mode: "standalone" });
    if (language && /^[\w-]+$/u.test(language)) setCookie(localeCookie, language);
    markMovedToApp();
    const address = new URL(page.location.href);
    address.searchParams.set("from", "preview");
    page.location.replace(address);
  });
}
