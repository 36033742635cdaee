import { effectiveTimezone } from "@comanda/domain/hours/effective-timezone";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { useMemo } from "react";

/** Writes the day of instants in the member's language and the restaurant's time zone. */
export function useDayText(timezone: string): (instant: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const timeZone = effectiveTimezone(timezone);
    const format = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: "medium", timeZone });
    return (instant) => format.format(new Date(instant));
  }, [locale, timezone]);
}
