import { localTime, relativeDay } from "@comanda/domain/hours/local-time";
import { formatClockTime, timeFormat } from "@comanda/domain/hours/opening-hours";
import { effectiveTimezone } from "@comanda/domain/hours/time-zone";
import { useCompanySite } from "../company/company-site.tsx";
import { intlLocale } from "../i18n/locales.ts";
import { useLocale, useText } from "../i18n/text.tsx";
import { useNow } from "./now.tsx";

const DAY = 86_400_000;
const WEEK = 7 * DAY;

/**
 * Writes what a clock shows, `HH:mm`, as the company's country reads it, with the words of the
 * visitor's language: `9:05 PM`, `9:05 pm`, `21:05`. `Intl` has not the same words everywhere, and
 * the browser must find what the server wrote. `write` is `displayTime` for times of the hours.
 */
export function useClockTime(write = formatClockTime): (hhmm: string) => string {
  const format = timeFormat(useCompanySite().company.country.country_code);
  const t = useText();
  return (hhmm) => {
    const [time = "", half] = write(hhmm, format).split(" ");
    if (!half) return time;
    return half === "AM" ? t("clock.am", { time }) : t("clock.pm", { time });
  };
}

/** An instant as the company's clock and calendar show it, whatever the visitor's own zone. */
export function useClock() {
  const { timezone, country } = useCompanySite().company;
  const locale = useLocale();
  const now = useNow();
  const t = useText();
  const written = useClockTime();
  const time = (date: Date) => written(localTime(timezone, date).time);

  /** Some languages say one o'clock in the singular: `a la 1:30`, but `a las 2:30`. */
  const at = (date: Date) => {
    const shown = formatClockTime(localTime(timezone, date).time, timeFormat(country.country_code));
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
    /** As a sentence goes on with it: `21:30`, `a las 21:30`. */
    at,
    /**
     * Of an instant to come: `21:30` today, `tomorrow 21:30`, `Tuesday 21:30` within a week,
     * `3 Dec 21:30` beyond, with the year where it is another.
     */
    soon(date: Date): string {
      const time = at(date);
      if (date.getTime() - now.getTime() >= WEEK) {
        return t("moment.dateTime", { date: shortDate(date), time });
      }
      const day = relativeDay(timezone, date, now);
      if (day === "today") return time;
      return day === "tomorrow"
        ? t("moment.tomorrow", { time })
        : t("moment.dayTime", { day: t(`weekday.${day}`), time });
    },
    /** Of an instant that has passed: `21:30` today, `3 Dec 21:30` before. */
    past(date: Date): string {
      const recent = now.getTime() - date.getTime() < DAY;
      const today = recent && relativeDay(timezone, date, now) === "today";
      return today ? time(date) : `${shortDate(date)} ${time(date)}`;
    },
  };
}

function yearIn(timeZone: string, date: Date): string {
  return new Intl.DateTimeFormat("en", { year: "numeric", timeZone }).format(date);
}
