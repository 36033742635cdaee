import { MENU_LANGUAGES, type TextField } from "@comanda/domain/menu/translations";
import { useText } from "../../i18n/text.ts";
import {
  LanguageSelect,
  useLanguageName,
  useTranslatedLanguage,
} from "../../parts/translations/language-select.tsx";
import { orNull, type TranslationDraft } from "../../parts/translations/translation-draft.ts";
import { TranslatedName } from "../../parts/translations/translation-fields.tsx";
import { FoldedCard } from "./folded-card.tsx";

export type TranslatedText = {
  key: string;
  /** The text in the company's language, and which text of its part it is. */
  of: string;
  field: TextField;
  max: number;
  translations: TranslationDraft;
  onChange: (translations: TranslationDraft | null) => void;
};

type TranslatedTextsCardProps = {
  /** The company's language. */
  own: string | null;
  texts: readonly TranslatedText[];
};

/** Texts that guests read, in one other language; nothing without any. */
export function TranslatedTextsCard({ own, texts }: TranslatedTextsCardProps) {
  const t = useText();
  const languageName = useLanguageName();
  const translated = MENU_LANGUAGES.filter((each) =>
    texts.some(({ translations, field }) => translations[each]?.[field]),
  );
  const [language, setLanguage] = useTranslatedLanguage(own, translated);
  if (texts.length === 0) return null;
  return (
    <FoldedCard
      title={t("menu.translations")}
      hint={t("settings.look.translationsHint")}
      facts={translated.map(languageName)}
    >
      <LanguageSelect own={own} value={language} translated={translated} onChange={setLanguage} />
      {texts.map(({ key, onChange, ...text }) => (
        <TranslatedName
          key={key}
          {...text}
          language={language}
          onChange={(draft) => onChange(orNull(draft))}
        />
      ))}
    </FoldedCard>
  );
}
