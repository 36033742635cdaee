import { MENU_LANGUAGES } from "@comanda/domain/menu/translations";
import { useText } from "../../i18n/text.ts";
import {
  LanguageSelect,
  useLanguageName,
  useTranslatedLanguage,
} from "../../parts/translations/language-select.tsx";
import {
  orNull,
  type Stored,
  startTranslations,
  type TranslationDraft,
} from "../../parts/translations/translation-draft.ts";
import {
  TranslatedLongText,
  TranslatedName,
} from "../../parts/translations/translation-fields.tsx";
import { FoldedCard } from "../frame/folded-card.tsx";
import type { SettingsForm } from "../frame/use-settings-section.ts";
import { CONTENTS, fieldLabel, lookPath } from "./paths/look-paths.ts";

type TextPart = Stored & { name?: string | null; summary?: string | null };

const TITLE = lookPath("landing.title");

type LandingTranslationsCardProps = {
  form: SettingsForm;
  /** The company's language. */
  own: string | null;
};

/** The title, the summary and the words on the buttons of the landing page in one other language. */
export function LandingTranslationsCard({ form, own }: LandingTranslationsCardProps) {
  const t = useText();
  const languageName = useLanguageName();
  const title = (form.get(TITLE) ?? {}) as TextPart;
  const buttons = (form.get(CONTENTS) ?? []) as readonly TextPart[];
  const drafts = [title, ...buttons].map(startTranslations);
  const translated = MENU_LANGUAGES.filter((each) => drafts.some((draft) => draft[each]));
  const [language, setLanguage] = useTranslatedLanguage(own, translated);
  const ofTitle = {
    language,
    translations: startTranslations(title),
    onChange: (draft: TranslationDraft) => form.set(`${TITLE}.translations`, orNull(draft)),
  };
  const name = title.name?.trim();
  const summary = title.summary?.trim();
  if (!name && !summary && !buttons.some((button) => button.name?.trim())) return null;
  return (
    <FoldedCard
      title={t("menu.translations")}
      hint={t("settings.look.translationsHint")}
      facts={translated.map(languageName)}
    >
      <LanguageSelect own={own} value={language} translated={translated} onChange={setLanguage} />
      {name && <TranslatedName {...ofTitle} of={name} max={160} />}
      {summary && (
        <TranslatedLongText
          {...ofTitle}
          field="summary"
          label={fieldLabel(t, "title.summary")}
          of={summary}
          max={600}
        />
      )}
      {buttons.map((button, at) => {
        const words = button.name?.trim();
        if (!words) return null;
        return (
          <TranslatedName
            // biome-ignore lint/suspicious/noArrayIndexKey: a button is the one at its place in the file
            key={at}
            of={words}
            max={120}
            language={language}
            translations={startTranslations(button)}
            onChange={(draft) =>
              form.set(CONTENTS, buttons.with(at, { ...button, translations: orNull(draft) }))
            }
          />
        );
      })}
    </FoldedCard>
  );
}
