import type { AlertTexts } from "./texts/alert-texts-type.ts";
import { ar } from "./texts/ar.ts";
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { fr } from "./texts/fr.ts";
import { id } from "./texts/id.ts";
import { it } from "./texts/it.ts";
import { pt } from "./texts/pt.ts";

/** The nine languages of the console. Mexico's Spanish has the same texts as Spain's here. */
export const alertTexts: Record<string, AlertTexts> = {
  ...{ ar, de, en, es, fr, id, it, pt },
  "es-MX": es,
};

/** The language with texts that is nearest to a wanted one, such as `pt-BR`; English for others. */
export function alertLanguage(wanted: string | null): string {
  const [language = ""] = (wanted ?? "").split("-");
  return [wanted ?? "", language].find((each) => Object.hasOwn(alertTexts, each)) ?? "en";
}

/** The texts of a language of `alertLanguage`. */
export function textsOf(language: string): AlertTexts {
  return alertTexts[language] ?? en;
}

/** Fills in the places of a text. A value may contain braces. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}

/** A time of day, as the language writes it. */
export function timeOfDay(instant: number, language: string, timeZone: string): string {
  const format = { timeZone, hour: "2-digit", minute: "2-digit", numberingSystem: "latn" } as const;
  return new Intl.DateTimeFormat(language, format).format(instant);
}
