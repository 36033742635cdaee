import type { MenuLanguage } from "@comanda/domain/menu/translations";
import { useText } from "../../i18n/text.ts";
import { Field, TextAreaField } from "../../parts/field.tsx";
import { type TranslationDraft, withTranslation } from "../form/translation-draft.ts";
import { useLanguageName } from "./language-select.tsx";

type TranslatedNameProps = {
  /** What it translates: the text in the company's language. */
  of: string;
  language: MenuLanguage;
  translations: TranslationDraft;
  max: number;
  onChange: (translations: TranslationDraft) => void;
};

/** A name in another language; its label is the company's own name with that language. */
export function TranslatedName({ of, language, translations, max, onChange }: TranslatedNameProps) {
  const nameOf = useLanguageName();
  return (
    <Field
      label={`${of.trim()} · ${nameOf(language)}`}
      autoComplete="off"
      dir="auto"
      lang={language}
      maxLength={max}
      value={translations[language]?.name ?? ""}
      onChange={({ currentTarget }) =>
        onChange(withTranslation(translations, language, "name", currentTarget.value))
      }
    />
  );
}

type TranslatedDescriptionProps = Omit<TranslatedNameProps, "max">;

/** A description in another language, with the company's own below it. */
export function TranslatedDescription({
  of,
  language,
  translations,
  onChange,
}: TranslatedDescriptionProps) {
  const t = useText();
  const nameOf = useLanguageName();
  return (
    <TextAreaField
      label={`${t("menu.description")} · ${nameOf(language)}`}
      hint={of}
      dir="auto"
      lang={language}
      maxLength={2000}
      value={translations[language]?.description ?? ""}
      onChange={({ currentTarget }) =>
        onChange(withTranslation(translations, language, "description", currentTarget.value))
      }
    />
  );
}
