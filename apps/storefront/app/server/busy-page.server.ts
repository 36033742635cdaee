import { requestLocale } from "@comanda/ui/i18n/locale.server.ts";
import { writeBusyPage } from "@comanda/ui/server/busy-page.server.ts";
import { loadCatalog } from "../i18n/catalogs.ts";
import { translator } from "../i18n/text.ts";

/** The page in place of one that a busy server does not render, in the visitor's language. */
export async function busyPage(request: Request, retrySeconds: number) {
  const locale = requestLocale(request, "");
  await loadCatalog(locale);
  const t = translator(locale);
  const texts = { title: t("busy.title"), text: t("busy.text"), retry: t("error.retry") };
  return writeBusyPage(locale, texts, retrySeconds);
}
