import { pageLocale } from "@comanda/ui/i18n/page-locale.ts";
import { preloadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { loadLaterMessages } from "./catalogs.ts";

/**
 * Modules that use later messages import this file for its effect: it begins to fetch the messages. It does
 * not wait for them: in WebKit a second import of a module that waits while it is evaluated does not wait.
 * What shows such a module waits: `with-later-messages.ts`, `lazy-pages.ts` and `entry.client.tsx`. The
 * server loads all messages before it renders.
 */
if (!import.meta.env.SSR) preloadPart(() => loadLaterMessages(pageLocale(), "later"));
