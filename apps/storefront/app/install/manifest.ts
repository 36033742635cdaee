import { type Locale, locales } from "@comanda/ui/i18n/locales.ts";
import type { CompanySite } from "../company/company-site.tsx";
import type { Translate } from "../i18n/text.ts";
import { type AppIcon, appIcons } from "./app-icons.ts";

/** The used fields of a web app manifest (W3C, Web Application Manifest). */
export type WebAppManifest = {
  id: string;
  name: string;
  short_name: string;
  description?: string;
  lang: string;
  dir: "ltr" | "rtl";
  start_url: string;
  scope: string;
  display: "standalone";
  theme_color: string;
  background_color: string;
  categories: string[];
  icons: AppIcon[];
  shortcuts: { name: string; url: string }[];
};

/** The length of a short name that fits below an icon, in characters; systems cut longer ones. */
const MAX_SHORT_NAME = 12;

type ManifestSource = Pick<CompanySite, "company" | "settings" | "storageUrl" | "ownPictures">;

/** Returns the manifest of a company's app (conformance 4.31), in `locale`, the company's language. */
export function webAppManifest(
  site: ManifestSource,
  colors: { theme: string; ground: string },
  locale: Locale,
  t: Translate,
): WebAppManifest {
  const { name } = site.company;
  const summary = site.settings.layout_settings?.landing?.title?.summary?.trim();
  return {
    id: "/",
    name,
    short_name: shortAppName(name),
    ...(summary ? { description: summary } : {}),
    lang: locale,
    dir: locales[locale].direction,
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: colors.theme,
    background_color: colors.ground,
    categories: ["food"],
    icons: appIcons(site),
    shortcuts: [
      { name: t("landing.menu"), url: "/products" },
      { name: t("tracking.pageTitle"), url: "/tracking" },
    ],
  };
}

/**
 * Returns the first words of a name that fit below an icon, without an article or an `&` at the end;
 * the whole name if not even the first word fits.
 */
export function shortAppName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/u);
  if (first.length > MAX_SHORT_NAME) return name.trim();
  const kept = [first];
  for (const word of others) {
    if ([...kept, word].join(" ").length > MAX_SHORT_NAME) return withoutLooseEnd(kept);
    kept.push(word);
  }
  return kept.join(" ");
}

/** Takes words that belong to a next one, such as `la` and `&`, from the end. */
function withoutLooseEnd([first, ...others]: readonly string[]): string {
  const end = others.findLastIndex((word) => !/^(?:\p{L}{1,3}|\P{L}+)$/u.test(word));
  return [first, ...others.slice(0, end + 1)].join(" ");
}
