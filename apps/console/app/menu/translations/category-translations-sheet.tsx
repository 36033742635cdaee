import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import {
  LanguageSelect,
  useTranslatedLanguage,
} from "../../parts/translations/language-select.tsx";
import {
  startTranslations,
  translatedLanguages,
  translationsOf,
} from "../../parts/translations/translation-draft.ts";
import { TranslatedName } from "../../parts/translations/translation-fields.tsx";
import type { MenuCategory } from "../data/menu-types.ts";
import { CategoryFormSheet } from "../form/category-form-sheet.tsx";

type CategoryTranslationsSheetProps = {
  category: MenuCategory;
  /** The company's language. */
  own: string | null;
  /** Why it was not stored; null while it was not tried. */
  failure: string | null;
  busy: boolean;
  /** Gets the fields of the category that change. */
  onSave: (fields: Pick<MenuCategory["category"], "translations">) => void;
  onClose: () => void;
};

/** Asks for the name of a category in other languages. */
export function CategoryTranslationsSheet({
  category: { category },
  own,
  failure,
  busy,
  onSave,
  onClose,
}: CategoryTranslationsSheetProps) {
  const t = useText();
  const [translations, setTranslations] = useState(() => startTranslations(category));
  const translated = translatedLanguages(translations);
  const [language, setLanguage] = useTranslatedLanguage(own, translated);
  return (
    <CategoryFormSheet
      title={t("menu.translations")}
      hint={t("menu.translations.hint")}
      failure={failure}
      busy={busy}
      onSubmit={() => onSave(translationsOf(translations, category))}
      onClose={onClose}
    >
      <LanguageSelect own={own} value={language} translated={translated} onChange={setLanguage} />
      <TranslatedName
        of={category.name}
        max={120}
        language={language}
        translations={translations}
        onChange={setTranslations}
      />
    </CategoryFormSheet>
  );
}
