import { loadCatalog } from "../i18n/catalogs.ts";
import { chooseLocale } from "../i18n/locales.ts";
import { translator } from "../i18n/text.tsx";
import { manifest } from "../install/manifest.ts";
import { offersApp } from "../install/offers-app.ts";
import { companyOfFile, file, noFile } from "../shop/company-file.server.ts";
import { companyTheme } from "../theme/theme.ts";
import type { Route } from "./+types/manifest";

/** The company's app, where it offers one (spec §4, Startup). */
export async function loader(asked: Route.LoaderArgs) {
  const shop = await companyOfFile(asked);
  if (!offersApp(shop)) throw noFile();
  const { language, country } = shop.company;
  const locale = chooseLocale(language, null, country.country_code);
  await loadCatalog(locale);
  const { variables } = companyTheme(shop.settings);
  const white = "#ffffff";
  const colors = { theme: variables["--surface"] ?? white, ground: variables["--ground"] ?? white };
  const app = manifest(shop, colors, locale, translator(locale));
  return file(JSON.stringify(app), "application/manifest+json; charset=utf-8");
}
