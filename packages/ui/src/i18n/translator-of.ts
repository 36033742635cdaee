import type { Catalog } from "./create-catalogs.ts";
import { formatMessage } from "./format-message.ts";
import { isolateValues, type MessageValues } from "./isolate.ts";
import { intlLocale, type Locale } from "./locales.ts";

/** Translates messages by a catalogue of `locale`, with the texts among their values isolated. */
export function translatorOf(
  catalog: Catalog,
  locale: Locale,
): (key: string, values?: MessageValues) => string {
  return (key, values) => {
    const message = catalog.get(key);
    if (message !== undefined)
      return formatMessage(message, intlLocale(locale), isolateValues(values, locale));
    // A key without a message is a bug, such as a later message that is used too early.
    // biome-ignore lint/suspicious/noConsole: shows the bug to developers and to the journeys
    console.error(`The message ${key} has not been loaded`);
    return key;
  };
}
