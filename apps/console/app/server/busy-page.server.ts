import { writeBusyPage } from "@comanda/ui/server/busy-page.server.ts";
import { loadCatalog } from "../i18n/catalogs.ts";
import { translator } from "../i18n/text.ts";
import { consoleLocale } from "./request-locale.server.ts";

/** The page in place of one that a busy server does not render, in the member's language. */
export async function busyPage(request: Request, retrySeconds: number) {
  const locale = consoleLocale(request);
  await loadCatalog(locale);
  const t = translator(locale);
  const texts = { title: t("busy.title"), text: t("busy.text"), retry: t("error.retry") };
  return writeBusyPage(locale, texts, retrySeconds);
}
