import type { Locale } from "@comanda/ui/i18n/locales.ts";

/** Texts as a list with the comma of a language, which Arabic writes the other way round. */
export const joinedText = (texts: readonly string[], locale: Locale): string =>
  texts.join(locale === "ar" ? "، " : ", ");
