import { loadWhenReachable } from "@comanda/ui/i18n/load-when-reachable.ts";
import { pageLocale } from "@comanda/ui/i18n/page-locale.ts";
import { loadLaterMessages } from "./catalogs.ts";
import { noteLoad } from "./later-messages.ts";

/** As `await-office-messages.ts`, for what uses messages about signing in, the team and tablets. */
if (!import.meta.env.SSR)
  await noteLoad(loadWhenReachable(() => loadLaterMessages(pageLocale(), "people")));
