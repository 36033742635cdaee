import { baseLanguage } from "@comanda/domain/menu/translations";
import { foldText } from "../../../parts/lists/fold-text.ts";
import type { LanguageColumn, TextColumn } from "./text-columns.ts";

/** Words for a column, by the languages that have them. `Item` and `Name` are in none: other columns have these names too. */
const WORDS: Readonly<Record<string, string>> = {
  en: "category dish description size",
  es: "categoria plato platillo descripcion tamano",
  pt: "categoria prato produto descricao tamanho secao",
  fr: "categorie plat description taille",
  it: "categoria piatto prodotto descrizione dimensione",
  de: "kategorie gericht speise beschreibung große",
  id: "kategori hidangan deskripsi ukuran",
  ar: "الفئة القسم الطبق الاسم الوصف الحجم",
};
const languagesOf = new Map<string, string[]>();
for (const [language, words] of Object.entries(WORDS))
  for (const word of words.split(" ").map(foldText))
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

/** The language of a word: its only one, or the company's where several have it. */
function languageOfWord(word: string, company: string | null): string | null {
  const languages = languagesOf.get(foldText(word)) ?? [];
  const own = languages.find((each) => each === baseLanguage(company ?? ""));
  return own ?? (languages.length === 1 ? (languages[0] ?? null) : null);
}

/** Finds columns of one text whose words say their languages, such as `Plato` beside `Dish`. */
export function columnsByLanguage(
  header: readonly string[],
  company: string | null,
  columnAt: (title: string) => TextColumn | null,
): (LanguageColumn & { base: string })[] {
  const words = header.flatMap((title, at) => {
    const tag = languageOfWord(title, company);
    const column = tag && columnAt(title);
    return tag && column ? [{ at, column, tag, base: title }] : [];
  });
  return words.filter(({ column }) => {
    const same = words.filter((each) => each.column === column);
    return same.length > 1 && new Set(same.map(({ tag }) => tag)).size === same.length;
  });
}
