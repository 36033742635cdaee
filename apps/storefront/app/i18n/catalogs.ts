import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { defaultLocale, intlLocale, type Locale, locales } from "./locales.ts";

type Files = Record<string, () => Promise<Messages>>;

/** Each locale has two chunks, which are loaded lazily: see `message-parts.ts`. */
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
 * Loads the messages of a locale once: all of them on the server, the first part in the browser. It
 * must have finished before the rendering: see `catalog`.
 */
export async function loadCatalog(locale: Locale): Promise<void> {
  await (import.meta.env.SSR ? loadLaterMessages(locale) : startLoading(locale).i18n);
}

/** Loads both parts of a locale's messages once. A failed load is tried again at the next call. */
export function loadLaterMessages(locale: Locale): Promise<void> {
  const entry = startLoading(locale);
  const add = async () => {
    const [i18n, messages] = await Promise.all([entry.i18n, read(later, locale)]);
    i18n.load(locale, messages);
  };
  // After a failure the next call fetches again.
  entry.later ??= add().catch((error) => {
    entry.later = null;
    throw error;
  });
  return entry.later;
}

function startLoading(locale: Locale): Loaded {
  const pending = loading.get(locale);
  if (pending) return pending;
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

/** Reads the messages of a locale, merged over those of its fallbacks. */
async function read(files: Files, locale: Locale): Promise<Messages> {
  const chain = [...locales[locale].fallbacks.toReversed(), locale];
  const parts = await Promise.all(chain.map((name) => files[`./messages/${name}.json`]?.()));
  return Object.assign({}, ...parts);
}

/** A key without a message is a bug, such as a later message that is used too early. */
function reportMissing(_: string, key: string): string {
  // biome-ignore lint/suspicious/noConsole: shows the bug to developers and to the journeys
  console.error(`The message ${key} has not been loaded`);
  return key;
}

/** Returns the messages of a locale. Throws where `loadCatalog` has not loaded them, which is a bug. */
export function catalog(locale: Locale): I18n {
  const found = loaded.get(locale);
  if (!found) throw new Error(`The messages of ${locale} have not been loaded`);
  return found;
}

/** Returns the language in which the server rendered the page that the browser shows. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return lang in locales ? (lang as Locale) : defaultLocale;
}
