import { MENU_LANGUAGES } from "@comanda/domain/menu/translations";
import { useText } from "../../i18n/text.ts";
import {
  LanguageSelect,
  useLanguageName,
  useTranslatedLanguage,
} from "../../parts/translations/language-select.tsx";
import { orNull, type TranslationDraft } from "../../parts/translations/translation-draft.ts";
import { TranslatedName } from "../../parts/translations/translation-fields.tsx";
import { FoldedCard } from "./folded-card.tsx";
import { type DescribedPart, describedOnce } from "./translated-descriptions.ts";

type DescriptionsCardProps = {
  /** The company's language. */
  own: string | null;
  parts: readonly DescribedPart[];
  max: number;
  /** Called with a description in the company's language and its translations. */
  onChange: (description: string, translations: TranslationDraft | null) => void;
};

/** The names of payment methods in one other language; nothing without any. */
export function DescriptionsCard({ own, parts, max, onChange }: DescriptionsCardProps) {
  const t = useText();
  const languageName = useLanguageName();
  const descriptions = [...describedOnce(parts)];
  const translated = MENU_LANGUAGES.filter((each) => descriptions.some(([, draft]) => draft[each]));
  const [language, setLanguage] = useTranslatedLanguage(own, translated);
  if (descriptions.length === 0) return null;
  return (
    <FoldedCard
      title={t("menu.translations")}
      hint={t("settings.look.translationsHint")}
      facts={translated.map(languageName)}
    >
      <LanguageSelect own={own} value={language} translated={translated} onChange={setLanguage} />
      {descriptions.map(([description, translations]) => (
        <TranslatedName
          key={description}
          of={description}
          field="description"
          language={language}
          translations={translations}
          max={max}
          onChange={(draft) => onChange(description, orNull(draft))}
        />
      ))}
    </FoldedCard>
  );
}
