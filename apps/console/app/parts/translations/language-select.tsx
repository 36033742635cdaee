import { baseLanguage, MENU_LANGUAGES, type MenuLanguage } from "@comanda/domain/menu/translations";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { SelectField } from "../select-field.tsx";

type LanguageSelectProps = {
  own: string | null;
  value: MenuLanguage;
  /** Languages that have texts already. */
  translated: readonly MenuLanguage[];
  onChange: (language: MenuLanguage) => void;
};

/** Chooses the language that is translated into; a mark stands beside those that have texts. */
export function LanguageSelect({ own, value, translated, onChange }: LanguageSelectProps) {
  const t = useText();
  const nameOf = useLanguageName();
  return (
    <SelectField
      label={t("menu.translations.language")}
      value={value}
      options={otherLanguages(own).map((language) => ({
        value: language,
        label: `${nameOf(language)}${translated.includes(language) ? " ✓" : ""}`,
      }))}
      onChange={onChange}
    />
  );
}

/** Returns the name of a language in the language of the page. */
export function useLanguageName(): (language: MenuLanguage) => string {
  const names = new Intl.DisplayNames([useLocale()], { type: "language" });
  return (language) => names.of(language) ?? language;
}

/** The chosen language: at first one that has texts, else the first other than the company's. */
export function useTranslatedLanguage(own: string | null, translated: readonly MenuLanguage[]) {
  return useState<MenuLanguage>(() => translated[0] ?? otherLanguages(own)[0] ?? "en");
}

/** The languages of the pages without that of the company. */
function otherLanguages(own: string | null): MenuLanguage[] {
  return MENU_LANGUAGES.filter((each) => baseLanguage(each) !== baseLanguage(own ?? ""));
}
