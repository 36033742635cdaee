import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { Form } from "../../parts/field.tsx";
import { Sheet } from "../../parts/sheet.tsx";
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

type CategoryTranslationsSheetProps = {
  category: MenuCategory;
  /** The company's language. */
  own: string | null;
  /** Why it was not stored; null while it was not tried. */
  failure: string | null;
  /** Gets the fields of the category that change. */
  onSave: (fields: Pick<MenuCategory["category"], "translations">) => void;
  onClose: () => void;
};

/** Asks for the name of a category in other languages. What was typed stays when it cannot be stored. */
export function CategoryTranslationsSheet({
  category: { category },
  own,
  failure,
  onSave,
  onClose,
}: CategoryTranslationsSheetProps) {
  const t = useText();
  const [translations, setTranslations] = useState(() => startTranslations(category));
  const translated = translatedLanguages(translations);
  const [language, setLanguage] = useTranslatedLanguage(own, translated);
  return (
    <Sheet open persistent onClose={onClose} title={t("menu.translations")}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave(translationsOf(translations, category));
        }}
      >
        <p className="text-sm text-muted">{t("menu.translations.hint")}</p>
        <LanguageSelect own={own} value={language} translated={translated} onChange={setLanguage} />
        <TranslatedName
          of={category.name}
          max={120}
          language={language}
          translations={translations}
          onChange={setTranslations}
        />
        <p role="alert" className="text-sm text-danger empty:hidden">
          {failure}
        </p>
        <Button look="solid" type="submit">
          {t("boardSettings.save")}
        </Button>
      </Form>
    </Sheet>
  );
}
