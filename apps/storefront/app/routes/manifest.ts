import { chooseLocale } from "@comanda/ui/i18n/locales.ts";
import { companyTheme } from "@comanda/ui/look/company-theme.ts";
import { loadCatalog } from "../i18n/catalogs.ts";
import { translator } from "../i18n/text.ts";
import { webAppManifest } from "../install/manifest.ts";
import { offersApp } from "../install/offers-app.ts";
import {
  fileNotFound,
  fileResponse,
  loadCompanyForFile,
} from "../server/load-company-for-file.server.ts";
import type { Route } from "./+types/manifest";

/** Returns the web app manifest, or 404 if the company offers no app (conformance 4.31). */
export async function loader(args: Route.LoaderArgs) {
  const site = await loadCompanyForFile(args);
  if (!offersApp(site)) throw fileNotFound();
  const { language, country } = site.company;
  const locale = chooseLocale(language, null, country.country_code);
  await loadCatalog(locale);
  const { variables } = companyTheme(site.settings);
  const white = "#ffffff";
  const colors = { theme: variables["--surface"] ?? white, ground: variables["--ground"] ?? white };
  const app = webAppManifest(site, colors, locale, translator(locale));
  return fileResponse(JSON.stringify(app), "application/manifest+json; charset=utf-8");
}
