import type { MenuLanguage, TextField } from "@comanda/domain/menu/translations";
import { Field, TextAreaField } from "../field.tsx";
import { useLanguageName } from "./language-select.tsx";
import { type TranslationDraft, withTranslation } from "./translation-draft.ts";

type TranslatedNameProps = {
  /** What it translates: the text in the company's language. */
  of: string;
  language: MenuLanguage;
  translations: TranslationDraft;
  max: number;
  /** Which text of the part it is; its name by default. */
  field?: TextField;
  /** What is wrong with it. */
  error?: string | undefined;
  onChange: (translations: TranslationDraft) => void;
};

/**
 * A name, or another short text, in another language; its label is the company's own name with that
 * language.
 */
export function TranslatedName({
  of,
  language,
  translations,
  max,
  field = "name",
  error,
  onChange,
}: TranslatedNameProps) {
  const nameOf = useLanguageName();
  return (
    <Field
      label={`${of.trim()} · ${nameOf(language)}`}
      autoComplete="off"
      dir="auto"
      lang={language}
      maxLength={max}
      error={error}
      value={translations[language]?.[field] ?? ""}
      onChange={({ currentTarget }) =>
        onChange(withTranslation(translations, language, field, currentTarget.value))
      }
    />
  );
}

type TranslatedLongTextProps = TranslatedNameProps & {
  field: TextField;
  /** The name of the text, such as `Description`. */
  label: string;
};

/** A longer text in another language, with the company's own below it. */
export function TranslatedLongText(props: TranslatedLongTextProps) {
  const { field, label, of, language, translations, max, error, onChange } = props;
  const nameOf = useLanguageName();
  return (
    <TextAreaField
      label={`${label} · ${nameOf(language)}`}
      hint={of}
      dir="auto"
      lang={language}
      maxLength={max}
      error={error}
      value={translations[language]?.[field] ?? ""}
      onChange={({ currentTarget }) =>
        onChange(withTranslation(translations, language, field, currentTarget.value))
      }
    />
  );
}
