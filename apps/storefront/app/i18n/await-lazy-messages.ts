import { loadWhenReachable } from "@comanda/ui/i18n/load-when-reachable.ts";
import { pageLocale } from "@comanda/ui/i18n/page-locale.ts";
import { loadLaterMessages } from "./catalogs.ts";

/**
 * Modules that use later messages import this file for its effect: they are evaluated only once the
 * messages are loaded. A module whose evaluation fails is never evaluated again, so without a
 * network this waits for one. The server loads all messages before it renders.
 */
if (!import.meta.env.SSR) await loadWhenReachable(() => loadLaterMessages(pageLocale(), "later"));
