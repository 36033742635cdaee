import type { I18n } from "@lingui/core";
import { isolateValues, type MessageValues } from "./isolate.ts";
import type { Locale } from "./locales.ts";

/** Translates messages by a catalogue of `locale`, with the texts among their values isolated. */
export function translatorOf(
  messages: I18n,
  locale: Locale,
): (key: string, values?: MessageValues) => string {
  return (key, values) => messages._(key, isolateValues(values, locale));
}
