import { pageLocale } from "@comanda/ui/i18n/page-locale.ts";
import { loadLaterMessages } from "./catalogs.ts";

/**
 * Makes `load`, which loads code that uses later messages, load the messages too, at the same time. Code
 * that runs only once they are there needs no second wait.
 */
export function withLaterMessages<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const [part] = await Promise.all([load(), loadLaterMessages(pageLocale(), "later")]);
    return part;
  };
}
