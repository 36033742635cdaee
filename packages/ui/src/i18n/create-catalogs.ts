import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { intlLocale, type Locale, locales } from "./locales.ts";

/** Functions that load a locale's messages, by file names such as `./messages/es.json`. */
type Files = Record<string, () => Promise<Messages>>;

type MessageFiles<Part extends string> = {
  /** The messages that every page needs. */
  first: Files;
  /** The messages that some pages fetch beside them, by the names of their parts. */
  later: Readonly<Record<Part, Files>>;
};

export type Catalogs<Part extends string> = {
  /**
   * Loads the messages of a locale once: all of them on the server, the first part in the browser. Wait
   * for it before rendering: see `catalog`.
   */
  loadCatalog: (locale: Locale) => Promise<void>;
  /**
   * Loads the first part of a locale's messages and a later one, each once. A failed load is tried
   * again at the next call.
   */
  loadLaterMessages: (locale: Locale, part: Part) => Promise<void>;
  /** Returns the messages of a locale. Throws where `loadCatalog` has not loaded them, which is a bug. */
  catalog: (locale: Locale) => I18n;
};

type Loaded = { i18n: Promise<I18n>; later: Map<string, Promise<void>> };

/** Creates the catalogs of one app. Its messages are loaded lazily: each part of a locale is a chunk. */
export function createCatalogs<Part extends string>({
  first,
  later,
}: MessageFiles<Part>): Catalogs<Part> {
  const loading = new Map<Locale, Loaded>();
  const loaded = new Map<Locale, I18n>();

  async function loadCatalog(locale: Locale): Promise<void> {
    await startLoading(locale).i18n;
    if (!import.meta.env.SSR) return;
    const parts = Object.keys(later) as Part[];
    await Promise.all(parts.map((part) => loadLaterMessages(locale, part)));
  }

  function loadLaterMessages(locale: Locale, part: Part): Promise<void> {
    const entry = startLoading(locale);
    const known = entry.later.get(part);
    if (known !== undefined) return known;
    const add = async () => {
      const [i18n, messages] = await Promise.all([entry.i18n, readMessages(later[part], locale)]);
      i18n.load(locale, messages);
    };
    // After a failure the next call fetches again.
    const adding = add().catch((error) => {
      entry.later.delete(part);
      throw error;
    });
    entry.later.set(part, adding);
    return adding;
  }

  function startLoading(locale: Locale): Loaded {
    const known = loading.get(locale);
    if (known) return known;
    const entry: Loaded = { i18n: setUp(locale), later: new Map() };
    loading.set(locale, entry);
    return entry;
  }

  async function setUp(locale: Locale): Promise<I18n> {
    try {
      const messages = { [locale]: await readMessages(first, locale) };
      const locales = intlLocale(locale);
      const i18n = setupI18n({ locale, locales, messages, missing: reportMissing });
      loaded.set(locale, i18n);
      return i18n;
    } catch (error) {
      loading.delete(locale);
      throw error;
    }
  }

  function catalog(locale: Locale): I18n {
    const found = loaded.get(locale);
    if (!found) throw new Error(`The messages of ${locale} have not been loaded`);
    return found;
  }

  return { loadCatalog, loadLaterMessages, catalog };
}

/** Reads the messages of a locale, merged over those of its fallbacks. */
async function readMessages(files: Files, locale: Locale): Promise<Messages> {
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
