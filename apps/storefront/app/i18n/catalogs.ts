import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { type Locale, locales } from "./locales.ts";

/** One lazily loaded chunk a locale. */
const files = import.meta.glob<Messages>("./messages/*.json", {
  query: "?messages",
  import: "default",
});

const loaded = new Map<Locale, I18n>();

/** Loads a locale's messages once. Rendering needs them beforehand: see `catalog`. */
export async function loadCatalog(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return;
  const fallbacks: readonly string[] = locales[locale].fallbacks;
  const chain = [...fallbacks.toReversed(), locale];
  const parts = await Promise.all(chain.map((name) => files[`./messages/${name}.json`]?.()));
  const messages: Messages = Object.assign({}, ...parts);
  loaded.set(locale, setupI18n({ locale, messages: { [locale]: messages } }));
}

/** The messages of a locale that `loadCatalog` has loaded; asking for another is a mistake in the code. */
export function catalog(locale: Locale): I18n {
  const found = loaded.get(locale);
  if (!found) throw new Error(`The messages of ${locale} have not been loaded`);
  return found;
}
