import { nearestTexts, type TextsByLanguage } from "../../push/message-text.ts";
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
const alertTexts: TextsByLanguage<AlertTexts> = {
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

/** The texts of alerts in the language that is nearest to a wanted one; English for others. */
export function nearestAlertTexts(wanted: string | null): { language: string; texts: AlertTexts } {
  return nearestTexts(wanted, alertTexts);
}
