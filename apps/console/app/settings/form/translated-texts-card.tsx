import { MENU_LANGUAGES } from "@comanda/domain/menu/translations";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { FoldedCard } from "../../parts/folded/folded-card.tsx";
import {
  LanguageSelect,
  useLanguageName,
  useTranslatedLanguage,
} from "../../parts/translations/language-select.tsx";
import { orNull, type TranslationDraft } from "../../parts/translations/translation-draft.ts";
import {
  TranslatedLongText,
  TranslatedName,
} from "../../parts/translations/translation-fields.tsx";
import { faultOfText, faultyLanguages, type TranslatedPlace } from "./translation-faults.ts";
import type { SettingsForm } from "./use-settings-section.ts";

export type TranslatedText = TranslatedPlace & {
  key: string;
  /** The text in the company's language. */
  of: string;
  max: number;
  /** What a longer text is called; a short one is called as it is in the company's language. */
  label?: string;
  translations: TranslationDraft;
  onChange: (translations: TranslationDraft | null) => void;
};

type TranslatedTextsCardProps = {
  form: Pick<SettingsForm, "faults">;
  /** The company's language. */
  own: string | null;
  texts: readonly TranslatedText[];
};

/** Texts that guests read, in one other language; nothing without any. It opens at what is wrong with one. */
export function TranslatedTextsCard({ form: { faults }, own, texts }: TranslatedTextsCardProps) {
  const t = useText();
  const languageName = useLanguageName();
  const translated = MENU_LANGUAGES.filter((each) =>
    texts.some(({ translations, field }) => translations[each]?.[field]),
  );
  const wrong = faultyLanguages(faults, texts);
  const [language, setLanguage] = useShownLanguage(own, translated, wrong);
  if (texts.length === 0) return null;
  return (
    <FoldedCard
      title={t("menu.translations")}
      hint={t("settings.look.translationsHint")}
      facts={translated.map(languageName)}
      isWrong={wrong.length > 0}
    >
      <LanguageSelect own={own} value={language} translated={translated} onChange={setLanguage} />
      {texts.map(({ key, label, onChange, ...text }) => {
        const shown = {
          ...text,
          language,
          error: faultOfText(faults, text, language),
          onChange: (draft: TranslationDraft) => onChange(orNull(draft)),
        };
        if (label === undefined) return <TranslatedName key={key} {...shown} />;
        return <TranslatedLongText key={key} {...shown} label={label} />;
      })}
    </FoldedCard>
  );
}

/** The chosen language. When others become wrong, the first of them is shown. */
function useShownLanguage(
  own: string | null,
  translated: Parameters<typeof useTranslatedLanguage>[1],
  wrong: readonly (typeof MENU_LANGUAGES)[number][],
) {
  const [language, setLanguage] = useTranslatedLanguage(own, translated);
  const [seen, setSeen] = useState("");
  const now = wrong.join();
  if (now !== seen) {
    setSeen(now);
    if (wrong[0] && !wrong.includes(language)) setLanguage(wrong[0]);
  }
  return [language, setLanguage] as const;
}
