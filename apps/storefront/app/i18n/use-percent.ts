import { isolate } from "./isolate.ts";
import { intlLocale, type Locale } from "./locales.ts";
import { useLocale } from "./text.tsx";

const formats = new Map<Locale, Intl.NumberFormat>();

/**
 * A share of a hundred as the language writes it: 3.49 is `3.49%`, in French `3,49 %`.
 */
export function formatPercent(percent: number, locale: Locale): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(intlLocale(locale), {
      style: "percent",
      maximumFractionDigits: 2,
    });
    formats.set(locale, format);
  }
  // Fourteen digits drop what the division adds. One space for all, and no marks of direction:
  // browser and server differ in them.
  const text = format.format(Number((percent / 100).toPrecision(14)));
  return text.replace(/\s/gu, "\u00a0").replace(/\p{Cf}/gu, "");
}

/** Writes a percentage in the visitor's language, set apart as `usePrice` does with amounts. */
export function usePercent(): (percent: number) => string {
  const locale = useLocale();
  return (percent) => isolate(formatPercent(percent, locale), locale);
}
