import type { TimeFormat } from "@comanda/domain/hours/clock-format";
import { effectiveTimezone } from "@comanda/domain/hours/effective-timezone";
import { withoutControls } from "@comanda/domain/text/visible-text";

/** Texts by language, such as `es-MX` and `es`. */
export type TextsByLanguage<Texts> = Readonly<Record<string, Texts>> & { en: Texts };

/** The texts in the language that is nearest to a wanted one, such as `pt-BR`; English for others. */
export function nearestTexts<Texts>(
  wanted: string | null,
  byLanguage: TextsByLanguage<Texts>,
): { language: string; texts: Texts } {
  const [withoutRegion = ""] = (wanted ?? "").split("-");
  const isKnown = (tag: string) => Object.hasOwn(byLanguage, tag);
  const language = [wanted ?? "", withoutRegion].find(isKnown) ?? "en";
  return { language, texts: byLanguage[language] ?? byLanguage.en };
}

/**
 * Replaces the placeholders of a text, such as `{name}`, by their values. A value may contain braces. Each value
 * becomes one line: a name of several lines would add paragraphs to a mail to a stranger.
 */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (place, name: string) =>
    Object.hasOwn(values, name) ? oneLine(String(values[name])) : place,
  );
}

/** A text in one line, without the control characters and direction marks that pasted names bring along. */
export const oneLine = (text: string): string =>
  withoutControls(text.replace(/\s+/gu, " ")).replace(/ {2,}/gu, " ").trim();

/** How a country writes hours. Without one, the language decides. */
const HOURS = {
  "12h": { hour: "numeric", hourCycle: "h12" },
  "24h": { hour: "2-digit", hourCycle: "h23" },
} as const satisfies Record<TimeFormat, Intl.DateTimeFormatOptions>;

/** A time of day in a company's time zone, as a language writes it. `instant` is in milliseconds since 1970. */
export function timeOfDay(
  instant: number,
  language: string,
  timezone: string,
  hours?: TimeFormat,
): string {
  return new Intl.DateTimeFormat(language, {
    timeZone: effectiveTimezone(timezone),
    ...(hours ? HOURS[hours] : { hour: "2-digit" }),
    minute: "2-digit",
    numberingSystem: "latn",
  }).format(instant);
}
