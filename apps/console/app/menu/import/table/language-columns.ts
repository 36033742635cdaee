import { baseLanguage, MENU_LANGUAGES, type MenuLanguage } from "@comanda/domain/menu/translations";
import { foldText } from "../../../parts/lists/fold-text.ts";
import { columnsByLanguage } from "./columns-by-language.ts";
import { type LanguageColumn, TEXTS, type TextColumn } from "./text-columns.ts";

/** The texts of a line in other languages. */
export type LineTexts = Partial<Record<MenuLanguage, Partial<Record<TextColumn, string>>>>;

/** The translations of one text of a line, as the menu stores a name in other languages. */
export function nameTranslations(
  texts: LineTexts | undefined,
  column: TextColumn,
): Partial<Record<MenuLanguage, { name: string }>> {
  const own = Object.entries(texts ?? {}).flatMap(([language, each]) =>
    each[column] === undefined ? [] : [[language, { name: each[column] }] as const],
  );
  return Object.fromEntries(own);
}

/** The language of the pages that a tag such as `de-DE` or `es_MX` names. */
export function menuLanguage(tag: string): MenuLanguage | null {
  const plain = tag.replace("_", "-").toLowerCase();
  const exact = MENU_LANGUAGES.find((each) => each.toLowerCase() === plain);
  return exact ?? MENU_LANGUAGES.find((each) => each === baseLanguage(plain)) ?? null;
}

/** Whether guests can read a text: pages have its language. */
export const isTranslation = ({ tag }: LanguageColumn): boolean => menuLanguage(tag) !== null;

/** Reads the texts of a row in other languages; an empty cell is none. */
export function textsOfRow(
  cells: readonly string[],
  columns: readonly LanguageColumn[],
): LineTexts {
  const texts: LineTexts = {};
  for (const { at, column, tag } of columns) {
    const text = (cells[at] ?? "").trim();
    const language = menuLanguage(tag);
    if (text !== "" && language) texts[language] = { ...texts[language], [column]: text };
  }
  return texts;
}

const LANGUAGES = new Set(
  "en es pt fr it de id ar nl pl ru uk tr zh ja ko sv da nb no fi cs sk hu ro bg hr sr sl el he hi th vi ms ca et lv lt fa".split(
    " ",
  ),
);

/**
 * Endings that are often no language: `Item ID`, `Item No`. They count as one only where another column has the
 * same name with a language that is sure.
 */
const UNSURE = new Set(["id", "no"]);

/** The names of the console's languages in each of them, as the headers of tables write them. */
const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    en: "english englisch بالإنجليزية بالانجليزية بالإنجليزي بالانجليزي الانجليزية ingles anglais inglese inggris الإنجليزية",
    es: "spanish spanisch espanol castellano espagnol spagnolo spanyol الإسبانية",
    pt: "portuguese portugiesisch portugues portugais portoghese portugis البرتغالية",
    fr: "french franzosisch frances francais francese prancis الفرنسية",
    it: "italian italienisch italiano italien italia الإيطالية",
    de: "german deutsch aleman alemao allemand tedesco jerman الألمانية",
    id: "indonesian indonesisch indonesio indonesien indonesiano indonesia",
    ar: "arabic arabisch arabe arabo arab بالعربية العربية عربي",
  }).flatMap(([tag, words]) => words.split(" ").map((word) => [foldText(word), tag] as const)),
);

/** `name_en`, `Modifier 1 EN`, `Name (EN)`, `Name DE`, `name[pt-BR]`, `Nombre (inglés)`, `EN name`. */
const AT_END =
  /^(?<base>.*?[\p{L}\d])[\s_.:–-]*[\s_.:([–-](?<tag>\p{L}{2,}(?:[-_]\p{L}{2,4})?)[)\]]?$/u;
/** `nameAr`, `descriptionEN`. */
const IN_CAPITALS = /^(?<base>.*\p{Ll})(?<tag>[A-Z][a-z]|[A-Z]{2})$/u;
const AT_START = /^(?<tag>[A-Z]{2})[\s_:–-]+(?<base>\p{L}.*)$/u;

/** Whether the ending of a name is surely a language. */
export const isSureLanguage = ({ tag }: { tag: string }): boolean => !UNSURE.has(baseLanguage(tag));

/** Longer cells are no names of columns. Every row of a file is tried as its header, also rows with descriptions. */
const LONGEST = 60;

/** The language that the name of a column ends or begins with, and the rest of the name; null for none. */
export function languageOf(title: string): { base: string; tag: string } | null {
  if (title.length > LONGEST) return null;
  for (const pattern of [AT_END, IN_CAPITALS, AT_START]) {
    const { base = "", tag = "" } = pattern.exec(title.trim())?.groups ?? {};
    const plain = tag.replace("_", "-");
    if (base !== "" && LANGUAGES.has(baseLanguage(plain))) return { base, tag: plain };
    const named = WORDS.get(foldText(tag));
    if (named) return { base, tag: named };
  }
  return null;
}

/**
 * Finds the columns of one text in several languages. The one in the company's language, or else the first, keeps only
 * the name of the text in the header, so that it is read as the dish's own; the others are translations.
 */
export function languageColumnsOf(
  header: readonly string[],
  language: string | null,
  isNamed: (title: string, column: TextColumn) => boolean,
): { header: string[]; texts: LanguageColumn[] } {
  const plain = [...header];
  const tagged = header.flatMap((title, at): (LanguageColumn & { base: string })[] => {
    const parts = languageOf(title);
    const column = parts && TEXTS.find((each) => isNamed(parts.base, each));
    return column ? [{ at, column, ...parts }] : [];
  });
  const taken = new Set(tagged.map(({ column }) => column));
  const columnAt = (title: string) =>
    TEXTS.find((each) => !taken.has(each) && isNamed(title, each)) ?? null;
  const found = [...tagged, ...columnsByLanguage(header, language, columnAt)];
  const texts = TEXTS.flatMap((column): LanguageColumn[] => {
    const all = found.filter((each) => each.column === column);
    const sure = new Set(all.filter(isSureLanguage).map(({ base }) => foldText(base)));
    const own = all.filter((each) => isSureLanguage(each) || sure.has(foldText(each.base)));
    const others = new Set(own.map(({ at }) => at));
    const bare = header.findIndex((title, at) => !others.has(at) && isNamed(title, column));
    if (own.length === 0 || own.length + (bare < 0 ? 0 : 1) < 2) return [];
    const wanted = own.find(({ tag }) => baseLanguage(tag) === baseLanguage(language ?? ""));
    const main = bare < 0 ? (wanted ?? own[0]) : undefined;
    if (main) plain[main.at] = main.base;
    return own.filter((each) => each !== main).map(({ at, tag }) => ({ at, column, tag }));
  });
  return { header: plain, texts };
}
