import type { MenuLanguage } from "@comanda/domain/menu/translations";

type Names = Partial<Record<MenuLanguage, { name: string }>>;

/** Adds the names of a part of the menu in other languages; those that the file lacks stay. */
export function withTranslations<Part extends { translations?: object | null | undefined }>(
  part: Part,
  names: Names,
): Part {
  if (Object.keys(names).length === 0) return part;
  return { ...part, translations: { ...part.translations, ...names } };
}
