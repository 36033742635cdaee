import {
  MENU_LANGUAGES,
  type MenuLanguage,
  TEXT_FIELDS,
  type TextField,
} from "@comanda/domain/menu/translations";

/** The translated texts of a part as the form has them; a text that is not translated is absent. */
export type TranslatedTexts = { [Field in TextField]?: string };
export type TranslationDraft = Partial<Record<MenuLanguage, TranslatedTexts>>;

type StoredTexts = { [Field in TextField]?: string | null };
export type Stored = { translations?: Partial<Record<string, StoredTexts | null>> | null };

/** The translations of a stored part. */
export function startTranslations(stored: Stored | null): TranslationDraft {
  let draft: TranslationDraft = {};
  for (const language of MENU_LANGUAGES) {
    const texts = stored?.translations?.[language];
    for (const field of TEXT_FIELDS) {
      draft = withTranslation(draft, language, field, texts?.[field] ?? "");
    }
  }
  return draft;
}

/** Sets a text; languages keep their order, so that equal translations are equal as JSON. */
export function withTranslation(
  draft: TranslationDraft,
  language: MenuLanguage,
  field: keyof TranslatedTexts,
  text: string,
): TranslationDraft {
  const changed = { ...draft, [language]: { ...draft[language], [field]: text } };
  return Object.fromEntries(
    MENU_LANGUAGES.flatMap((each) => {
      const texts = textsOf(changed[each]);
      return Object.keys(texts).length > 0 ? [[each, texts]] : [];
    }),
  );
}

/** The texts that say something, in one order. */
function textsOf(texts: TranslatedTexts | undefined): TranslatedTexts {
  const entries = TEXT_FIELDS.map((field) => [field, texts?.[field]] as const);
  return Object.fromEntries(entries.filter(([, text]) => text?.trim()));
}

/** The translations in the shape of the import file; a part that has none gets no empty field. */
export function translationsOf(draft: TranslationDraft, stored: object | null) {
  const has = stored !== null && "translations" in stored;
  const entries = Object.entries(draft).map(([language, texts]) => [
    language,
    Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()])),
  ]);
  if (entries.length > 0) return { translations: Object.fromEntries(entries) };
  return has ? { translations: null } : {};
}

/** Translations without a text are none. */
export const orNull = (draft: TranslationDraft): TranslationDraft | null =>
  Object.keys(draft).length > 0 ? draft : null;

/** The languages that have a text. */
export const translatedLanguages = (draft: TranslationDraft) =>
  MENU_LANGUAGES.filter((language) => draft[language]);

/** All texts in lines, for comparing two versions. */
export function translationText(draft: TranslationDraft): string {
  return Object.entries(draft)
    .map(([language, texts]) => `${language}: ${Object.values(texts).join(" – ")}`)
    .join("\n");
}
