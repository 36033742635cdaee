import { effectiveTimezone } from "@comanda/domain/hours/effective-timezone";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { useMemo } from "react";

/**
 * Writes instants as day and time in the member's language, by the clock of `timezone`, or else of the
 * device, with the 24 hours of the board.
 */
export function useDateText(timezone?: string): (instant: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(intlLocale(locale), {
      dateStyle: "medium",
      timeStyle: "short",
      hourCycle: "h23",
      ...(timezone === undefined ? {} : { timeZone: effectiveTimezone(timezone) }),
    });
    return (instant) => format.format(new Date(instant));
  }, [locale, timezone]);
}
