import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { defaultLocale, intlLocale, type Locale, locales } from "./locales.ts";

type Files = Record<string, () => Promise<Messages>>;

/** Two lazily loaded chunks a locale: see `message-parts.ts`. */
const first: Files = import.meta.glob<Messages>("./messages/*.json", {
  query: "?messages=first",
  import: "default",
});
const later: Files = import.meta.glob<Messages>("./messages/*.json", {
  query: "?messages=later",
  import: "default",
});

type Loaded = { i18n: Promise<I18n>; later: Promise<void> | null };

const loading = new Map<Locale, Loaded>();
const loaded = new Map<Locale, I18n>();

/**
 * Loads a locale's messages once: on the server all of them, in the browser those of the first
 * part. Rendering needs them beforehand: see `catalog`.
 */
export async function loadCatalog(locale: Locale): Promise<void> {
  await (import.meta.env.SSR ? loadLaterMessages(locale) : startLoading(locale).i18n);
}

/** Loads the later part of a locale's messages once, and the first part before it. */
export function loadLaterMessages(locale: Locale): Promise<void> {
  const entry = startLoading(locale);
  const add = async () => {
    const [i18n, messages] = await Promise.all([entry.i18n, read(later, locale)]);
    i18n.load(locale, messages);
  };
  // What could not be fetched is fetched anew when it is asked for again.
  entry.later ??= add().catch((error) => {
    entry.later = null;
    throw error;
  });
  return entry.later;
}

function startLoading(locale: Locale): Loaded {
  const known = loading.get(locale);
  if (known) return known;
  const entry: Loaded = { i18n: setUp(locale), later: null };
  loading.set(locale, entry);
  return entry;
}

async function setUp(locale: Locale): Promise<I18n> {
  try {
    const messages = { [locale]: await read(first, locale) };
    const i18n = setupI18n({
      locale,
      locales: intlLocale(locale),
      messages,
      missing: reportMissing,
    });
    loaded.set(locale, i18n);
    return i18n;
  } catch (error) {
    loading.delete(locale);
    throw error;
  }
}

/** The messages of a locale over those that it falls back to. */
async function read(files: Files, locale: Locale): Promise<Messages> {
  const chain = [...locales[locale].fallbacks.toReversed(), locale];
  const parts = await Promise.all(chain.map((name) => files[`./messages/${name}.json`]?.()));
  return Object.assign({}, ...parts);
}

/** A key without its message is a mistake in the code, such as a later message said too early. */
function reportMissing(_: string, key: string): string {
  // biome-ignore lint/suspicious/noConsole: whoever develops or tests the pages sees it here
  console.error(`The message ${key} has not been loaded`);
  return key;
}

/** The messages of a locale that `loadCatalog` has loaded; asking for another is a mistake in the code. */
export function catalog(locale: Locale): I18n {
  const found = loaded.get(locale);
  if (!found) throw new Error(`The messages of ${locale} have not been loaded`);
  return found;
}

/** The language in which the server rendered the page that the browser shows. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return lang in locales ? (lang as Locale) : defaultLocale;
}
