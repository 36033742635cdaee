import { intlLocale, type Locale } from "@comanda/ui/i18n/locales.ts";

/** A calendar day in a language, such as `25. Dez. 2026`; null for a text that is none. */
export function calendarDayText(text: string, locale: Locale): string | null {
  if (!/^\d{4}-\d\d-\d\d$/u.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return null;
  return new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle: "medium",
    timeZone: "UTC",
  }).format(day);
}

/** A number in a language, with all of its decimals. */
export const plainNumberText = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(intlLocale(locale), { maximumFractionDigits: 15 }).format(value);

/** A code such as `MEAL_VOUCHER` as words: `Meal voucher`. Other texts stay as they are. */
export function codeText(text: string): string {
  if (!/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/u.test(text)) return text;
  const words = text.toLowerCase().replaceAll("_", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
