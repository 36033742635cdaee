import { formatClockTime, timeFormat } from "@comanda/domain/hours/clock-format";
import { effectiveTimezone } from "@comanda/domain/hours/effective-timezone";
import { localTime, relativeDay } from "@comanda/domain/hours/local-time";
import { DAY_MS, WEEK_MS } from "@comanda/domain/time/durations";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { useCompanySite } from "../company/company-site.tsx";
import { useText } from "../i18n/text.ts";
import { useNow } from "./current-time.tsx";

/**
 * Formats a time of day, `HH:mm`, as usual in the company's country, in the visitor's language:
 * `9:05 PM`, `9:05 pm`, `21:05`. It does not use `Intl`, whose words for AM and PM differ between
 * the server and browsers. `write` is `formatOpeningTime` for times of the opening hours.
 */
export function useTimeOfDayText(write = formatClockTime): (hhmm: string) => string {
  const format = timeFormat(useCompanySite().company.country);
  const t = useText();
  return (hhmm) => {
    const [time = "", half] = write(hhmm, format).split(" ");
    if (!half) return time;
    return half === "AM" ? t("clock.am", { time }) : t("clock.pm", { time });
  };
}

/** Formats instants in the company's time zone, not the visitor's. */
export function useTimeText() {
  const { timezone, country } = useCompanySite().company;
  const locale = useLocale();
  const now = useNow();
  const t = useText();
  const formatTime = useTimeOfDayText();
  const time = (date: Date) => formatTime(localTime(timezone, date).time);

  /** Some languages use the singular for one o'clock: `a la 1:30`, but `a las 2:30`. */
  const at = (date: Date) => {
    const shown = formatClockTime(localTime(timezone, date).time, timeFormat(country));
    const isOne = /^0?1:/u.test(shown);
    return t(isOne ? "moment.atOne" : "moment.at", { time: time(date) });
  };

  const shortDate = (date: Date) => {
    const timeZone = effectiveTimezone(timezone);
    const year = yearIn(timeZone, date) === yearIn(timeZone, now) ? undefined : "numeric";
    const format = { day: "numeric", month: "short", year, timeZone } as const;
    return new Intl.DateTimeFormat(intlLocale(locale), format).format(date);
  };

  return {
    time,
    /** The time inside a sentence: `21:30`, `a las 21:30`. */
    at,
    /**
     * A future instant: `21:30` today, `tomorrow 21:30`, `Tuesday 21:30` within a week, `3 Dec
     * 21:30` later, with the year where it is not the current one.
     */
    soon(date: Date): string {
      const time = at(date);
      if (date.getTime() - now.getTime() >= WEEK_MS) {
        return t("moment.dateTime", { date: shortDate(date), time });
      }
      const day = relativeDay(timezone, date, now);
      if (day === "today") return time;
      return day === "tomorrow"
        ? t("moment.tomorrow", { time })
        : t("moment.dayTime", { day: t(`weekday.${day}`), time });
    },
    /** A past instant: `21:30` today, `3 Dec 21:30` on earlier days. */
    past(date: Date): string {
      const recent = now.getTime() - date.getTime() < DAY_MS;
      const today = recent && relativeDay(timezone, date, now) === "today";
      return today ? time(date) : `${shortDate(date)} ${time(date)}`;
    },
  };
}

function yearIn(timeZone: string, date: Date): string {
  return new Intl.DateTimeFormat("en", { year: "numeric", timeZone }).format(date);
}
