/** The columns that a file may have in several languages. */
export const TEXTS = ["category", "name", "description", "size", "group", "choice"] as const;
export type TextColumn = (typeof TEXTS)[number];

/** A column of a text in another language than the one that is read as the dish's own. */
export type LanguageColumn = { at: number; column: TextColumn; tag: string };
