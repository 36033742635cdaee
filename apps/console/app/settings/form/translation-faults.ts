import {
  MENU_LANGUAGES,
  type MenuLanguage,
  type TextField,
} from "@comanda/domain/menu/translations";

type Faults = Readonly<Record<string, string>>;

/** Which text of its parts it is, and the paths of its translations in the section: of each part with it. */
export type TranslatedPlace = { field: TextField; paths: readonly string[] };

/** Whether a path leads to translations, which every page of the settings has in a card of their own. */
export const isOfTranslations = (path: string): boolean => path.split(".").includes("translations");

/** What is wrong with a text in a language: with itself, or with all texts of the language. */
export function faultOfText(
  faults: Faults,
  { field, paths }: TranslatedPlace,
  language: MenuLanguage,
): string | undefined {
  const names = paths.flatMap((path) => [`${path}.${language}.${field}`, `${path}.${language}`]);
  const name = names.find((each) => faults[each] !== undefined);
  return name === undefined ? undefined : faults[name];
}

/** The languages in which one of the texts is wrong. */
export const faultyLanguages = (
  faults: Faults,
  texts: readonly TranslatedPlace[],
): MenuLanguage[] =>
  MENU_LANGUAGES.filter((language) =>
    texts.some((text) => faultOfText(faults, text, language) !== undefined),
  );
