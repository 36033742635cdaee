import type { Translate } from "../../i18n/text.ts";
import { type Stored, startTranslations } from "../../parts/translations/translation-draft.ts";
import type { TranslatedText } from "../form/translated-texts-card.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { CONTENTS, fieldLabel, lookPath } from "./paths/look-paths.ts";

type TextPart = Stored & { name?: string | null; summary?: string | null };

const TITLE = lookPath("landing.title");

/** The title, the summary and the words on the buttons of the landing page, to be translated. */
export function landingTexts(t: Translate, form: Pick<SettingsForm, "get" | "set">) {
  const title = (form.get(TITLE) ?? {}) as TextPart;
  const ofTitle = {
    translations: startTranslations(title),
    paths: [`${TITLE}.translations`],
    onChange: (draft) => form.set(`${TITLE}.translations`, draft),
  } satisfies Partial<TranslatedText>;
  const texts: TranslatedText[] = [];
  const [name, summary] = [title.name?.trim(), title.summary?.trim()];
  if (name) texts.push({ ...ofTitle, key: "title", of: name, field: "name", max: 160 });
  if (summary) {
    const label = fieldLabel(t, "title.summary");
    texts.push({ ...ofTitle, key: "summary", of: summary, label, field: "summary", max: 600 });
  }
  const buttons = (form.get(CONTENTS) ?? []) as readonly TextPart[];
  buttons.forEach((button, at) => {
    const words = button.name?.trim();
    if (!words) return;
    texts.push({
      // Buttons have no ids here: the index says which one it is.
      key: `button ${at}`,
      of: words,
      field: "name",
      max: 120,
      translations: startTranslations(button),
      paths: [`${CONTENTS}.${at}.translations`],
      onChange: (translations) => form.set(CONTENTS, buttons.with(at, { ...button, translations })),
    });
  });
  return texts;
}
