import { chooseLocale } from "@comanda/ui/i18n/locales.ts";
import { loadCatalog } from "../i18n/catalogs.ts";
import { translator } from "../i18n/text.ts";
import type { GuestWords } from "../parts/prints/guest-words.ts";
import { consoleLocale } from "./request-locale.server.ts";

type Company = {
  language: string | null;
  country: { country_code: string } | null;
};

/** Returns the words in the language of a company, or of the member where it has none of ours. */
export async function guestWords(request: Request, company: Company): Promise<GuestWords> {
  const country = company.country?.country_code ?? "";
  const language = chooseLocale(company.language, consoleLocale(request), country);
  await loadCatalog(language);
  const t = translator(language);
  return {
    language,
    table: t("settings.tables.newName"),
    menu: t("setup.dishes.firstCategory"),
    scan: t("settings.tables.scan"),
  };
}
