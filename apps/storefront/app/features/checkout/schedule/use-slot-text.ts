import { effectiveTimezone } from "@comanda/domain/hours/effective-timezone";
import { DAY_MS } from "@comanda/domain/time/durations";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useNow } from "../../../hours/current-time.tsx";
import { useTimeText } from "../../../hours/time-text.ts";
import { useText } from "../../../i18n/text.ts";

/** Formats the times of scheduled orders. Dates are in the company's time zone, as `2026-11-22`. */
export function useSlotText() {
  const { timezone } = useCompanySite().company;
  const { time } = useTimeText();
  const locale = useLocale();
  const now = useNow();
  const t = useText();
  const zone = effectiveTimezone(timezone);
  const dateOf = (instant: Date) => calendarDate(zone, instant);
  const today = dateOf(now);

  /** Returns the calendar day: `Today`, `Tomorrow`, `Mon, Nov 23`. */
  const calendarDay = (date: string) => {
    const ahead = (Date.parse(date) - Date.parse(today)) / DAY_MS;
    if (ahead === 0) return t("schedule.today");
    if (ahead === 1) return t("schedule.tomorrow");
    const options = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
    return new Intl.DateTimeFormat(intlLocale(locale), options).format(Date.parse(date));
  };

  return {
    time,
    dateOf,
    /**
     * An offered day. After midnight, yesterday is offered as tonight, because its evening is still
     * open.
     */
    day: (date: string) => (date < today ? t("schedule.tonight") : calendarDay(date)),
    /** The calendar day and the time, also after midnight: `Tomorrow, 0:30`. */
    full: (slot: Date) =>
      t("schedule.moment", { day: calendarDay(dateOf(slot)), time: time(slot) }),
  };
}

function calendarDate(timeZone: string, instant: Date): string {
  // Swedish dates have the ISO format.
  return new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short" }).format(instant);
}
