import type { Locale } from "../i18n/locales.ts";
import { useLocale } from "../i18n/text.tsx";

const formats = new Map<Locale, Intl.NumberFormat>();

/**
 * A share of a hundred as the language writes it: 3.49 is `3.49%`, in French `3,49 %`. On a screen it
 * stands in a `<bdi>`, so that the sign stays on its side among words of the other direction.
 */
export function percentText(percent: number, locale: Locale): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
    formats.set(locale, format);
  }
  // Fourteen digits drop what the division adds. One space for all: browser and server differ in it.
  return format.format(Number((percent / 100).toPrecision(14))).replace(/\s/gu, "\u00a0");
}

/** Writes a percentage in the visitor's language. */
export function usePercent(): (percent: number) => string {
  const locale = useLocale();
  return (percent) => percentText(percent, locale);
}
