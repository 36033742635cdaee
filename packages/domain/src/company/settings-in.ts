import { partIn, type Translatable } from "../menu/translations.ts";

type TranslatableSettings = {
  layout_settings?: {
    landing?: {
      title?: Translatable | null;
      contents?: readonly Translatable[] | null;
    } | null;
  } | null;
};

/**
 * Returns the settings of a company with the texts of its landing page in the language of a reader,
 * without their translations; `own` is the company's language (see `partIn`).
 */
export function settingsIn<S extends TranslatableSettings>(
  settings: S,
  language: string,
  own: string | null,
): S {
  const layout = settings.layout_settings;
  const landing = layout?.landing;
  if (!landing) return settings;
  const translate = <P extends Translatable>(part: P): P => partIn(part, language, own);
  const changed = {
    ...landing,
    title: landing.title && translate(landing.title),
    contents: landing.contents?.map(translate),
  };
  return { ...settings, layout_settings: { ...layout, landing: changed } };
}
