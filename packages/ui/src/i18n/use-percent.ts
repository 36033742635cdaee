import { isolate } from "./isolate.ts";
import { useLocale } from "./locale-context.tsx";
import { intlLocale, type Locale } from "./locales.ts";

const formats = new Map<Locale, Intl.NumberFormat>();

/**
 * Formats a percentage in a language: 3.49 is `3.49%`, in French `3,49 %`.
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
  // Fourteen digits drop the rounding error of the division. Spaces and direction marks differ
  // between browsers and the server, so they are replaced or removed.
  const text = format.format(Number((percent / 100).toPrecision(14)));
  return text.replace(/\s/gu, "\u00a0").replace(/\p{Cf}/gu, "");
}

/** Formats a percentage in the visitor's language, isolated like the amounts of `usePrice`. */
export function usePercent(): (percent: number) => string {
  const locale = useLocale();
  return (percent) => isolate(formatPercent(percent, locale), locale);
}
