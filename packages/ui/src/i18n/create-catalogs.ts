import type { Message, Messages } from "./format-message.ts";
import { type Locale, locales } from "./locales.ts";

/** The loaded messages of a locale, by their keys. */
export type Catalog = Map<string, Message>;

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
  catalog: (locale: Locale) => Catalog;
};

type Loaded = { catalog: Promise<Catalog>; later: Map<string, Promise<void>> };

/** Creates the catalogs of one app. Its messages are loaded lazily: each part of a locale is a chunk. */
export function createCatalogs<Part extends string>({
  first,
  later,
}: MessageFiles<Part>): Catalogs<Part> {
  const loading = new Map<Locale, Loaded>();
  const loaded = new Map<Locale, Catalog>();

  async function loadCatalog(locale: Locale): Promise<void> {
    await startLoading(locale).catalog;
    if (!import.meta.env.SSR) return;
    const parts = Object.keys(later) as Part[];
    await Promise.all(parts.map((part) => loadLaterMessages(locale, part)));
  }

  function loadLaterMessages(locale: Locale, part: Part): Promise<void> {
    const entry = startLoading(locale);
    const begun = entry.later.get(part);
    if (begun !== undefined) return begun;
    const add = async () => {
      const [known, messages] = await Promise.all([
        entry.catalog,
        readMessages(later[part], locale),
      ]);
      for (const [key, message] of messages) known.set(key, message);
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
    const entry: Loaded = { catalog: loadFirst(locale), later: new Map() };
    loading.set(locale, entry);
    return entry;
  }

  async function loadFirst(locale: Locale): Promise<Catalog> {
    try {
      const messages = await readMessages(first, locale);
      loaded.set(locale, messages);
      return messages;
    } catch (error) {
      loading.delete(locale);
      throw error;
    }
  }

  function catalog(locale: Locale): Catalog {
    const found = loaded.get(locale);
    if (!found) throw new Error(`The messages of ${locale} have not been loaded`);
    return found;
  }

  return { loadCatalog, loadLaterMessages, catalog };
}

/** Reads the messages of a locale, merged over those of its fallbacks. */
async function readMessages(files: Files, locale: Locale): Promise<Catalog> {
  const chain = [...locales[locale].fallbacks.toReversed(), locale];
  const parts = await Promise.all(chain.map((name) => files[`./messages/${name}.json`]?.()));
  return new Map(parts.flatMap((part) => Object.entries(part ?? {})));
}
