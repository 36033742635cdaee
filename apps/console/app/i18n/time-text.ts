import { effectiveTimezone } from "@comanda/domain/hours/effective-timezone";
import { localDate } from "@comanda/domain/hours/local-date";
import { relativeDay } from "@comanda/domain/hours/local-time";
import { WEEK_MS } from "@comanda/domain/time/durations";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { useMemo } from "react";
import { useText } from "./text.ts";

/** Writes instants as a member reads them, in the restaurant's time zone. */
export type TimeText = {
  /** The time of a day, with 24 hours: `21:15`. */
  time: (instant: string | Date) => string;
  /** An end: `until 21:15`, `until tomorrow, 06:00`, `until Sunday, 06:00`; null is for good. */
  until: (instant: string | null, now: string) => string;
};

/** Returns how instants are written in the member's language. */
export function useTimeText(timezone: string): TimeText {
  const t = useText();
  const locale = useLocale();
  return useMemo(() => {
    const timeZone = effectiveTimezone(timezone);
    const format = (instant: Date, options: Intl.DateTimeFormatOptions, tag = intlLocale(locale)) =>
      new Intl.DateTimeFormat(tag, { ...options, timeZone }).format(instant);
    const time = (instant: string | Date) =>
      format(
        new Date(instant),
        { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
        intlLocale("en-GB"),
      );
    const dayOf = (instant: Date, now: Date) =>
      instant.getTime() - now.getTime() < WEEK_MS
        ? format(instant, { weekday: "long" })
        : format(instant, { day: "numeric", month: "short" });
    return {
      time,
      until: (instant, nowText) => {
        if (instant === null) return t("end.forGood");
        const [end, now] = [new Date(instant), new Date(nowText)];
        if (localDate(timezone, end) === localDate(timezone, now))
          return t("end.today", { time: time(end) });
        if (relativeDay(timezone, end, now) === "tomorrow" && +end - +now < WEEK_MS)
          return t("end.tomorrow", { time: time(end) });
        return t("end.day", { day: dayOf(end, now), time: time(end) });
      },
    };
  }, [t, locale, timezone]);
}
