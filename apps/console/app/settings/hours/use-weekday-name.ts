import { WEEKDAYS, type Weekday } from "@comanda/domain/hours/time-zone";
import { DAY_MS } from "@comanda/domain/time/durations";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";

/** Monday, 5 January 1970, from which a format of dates names the days of a week. */
export const MONDAY = 4 * DAY_MS;

/** Names a weekday in the member's language, as the beginning of a line. */
export function useWeekdayName(): (day: Weekday) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(intlLocale(locale), { weekday: "long", timeZone: "UTC" });
  return (day) => {
    const name = format.format(MONDAY + WEEKDAYS.indexOf(day) * DAY_MS);
    return name.charAt(0).toLocaleUpperCase(intlLocale(locale)) + name.slice(1);
  };
}
