import { SERVICE_TYPES, serviceTypeKey } from "@comanda/domain/company/service-type";
import { type Stored, startTranslations } from "../../parts/translations/translation-draft.ts";
import type { TranslatedText } from "../form/translated-texts-card.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";

/** The texts of an order type that guests read: the part that has one, its field and its longest length. */
const TEXTS = [
  { part: "", field: "additional_input", max: 200 },
  { part: ".tip", field: "comment", max: 300 },
] as const;

/**
 * The questions of the order types and the comments on their tips, each once: several types often have the
 * same text, and one translation is for all of them.
 */
export function guestTexts({ get, setAll }: Pick<SettingsForm, "get" | "setAll">) {
  const texts = new Map<string, TranslatedText>();
  for (const type of SERVICE_TYPES.map(serviceTypeKey)) {
    if (get(`ecommerce_settings.${type}.active`) !== true) continue;
    for (const { part, field, max } of TEXTS) {
      const at = `ecommerce_settings.${type}${part}`;
      const own = get(`${at}.${field}`);
      if (typeof own !== "string" || !own.trim()) continue;
      const key = `${field} ${own.trim()}`;
      const path = `${at}.translations`;
      const translations = startTranslations({ translations: get(path) } as Stored);
      const known = texts.get(key);
      const paths = [...(known?.paths ?? []), path];
      const isKnown = known && Object.keys(known.translations).length > 0;
      texts.set(key, {
        key,
        field,
        max,
        paths,
        of: own.trim(),
        translations: isKnown ? known.translations : translations,
        onChange: (draft) => setAll(Object.fromEntries(paths.map((each) => [each, draft]))),
      });
    }
  }
  return [...texts.values()];
}
