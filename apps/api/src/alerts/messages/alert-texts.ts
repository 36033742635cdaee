import { nearestLanguage } from "../../push/message-text.ts";
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
  ar,
  de,
  en,
  es,
  fr,
  id,
  it,
  pt,
  "es-MX": es,
};

/** The language of alerts that is nearest to a wanted one; English for others. */
export function alertLanguage(wanted: string | null): string {
  return nearestLanguage(wanted, alertTexts);
}

/** The texts of a language of `alertLanguage`. */
export function textsOf(language: string): AlertTexts {
  return alertTexts[language] ?? en;
}
