import { loadWhenReachable } from "@comanda/ui/i18n/load-when-reachable.ts";
import { pageLocale } from "@comanda/ui/i18n/page-locale.ts";
import { loadLaterMessages } from "./catalogs.ts";
import { noteLoad } from "./later-messages.ts";

/**
 * Pages that use messages of the office import this file for its effect: they are evaluated only once the
 * messages are loaded. The server loads all messages before it renders.
 */
if (!import.meta.env.SSR)
  await noteLoad(loadWhenReachable(() => loadLaterMessages(pageLocale(), "office")));
