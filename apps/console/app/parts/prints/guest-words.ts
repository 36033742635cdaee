import type { Locale } from "@comanda/ui/i18n/locales.ts";

/** Words that pages suggest and guests read later, so in the language of the company. */
export type GuestWords = {
  language: Locale;
  /** The first word of a table's name. */
  table: string;
  /** The name of the first category. */
  menu: string;
  /** What a printed code asks guests to do. */
  scan: string;
};
