import { formatOpeningTime } from "@comanda/domain/hours/clock-format";
import { type DaySchedule, weekSchedule } from "@comanda/domain/hours/week-schedule";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useCompanySite } from "../company/company-site.tsx";
import { useText } from "../i18n/text.ts";
import { useNow } from "./current-time.tsx";
import { useTimeOfDayText } from "./time-text.ts";

/** Shows the opening hours of each weekday, with today highlighted (conformance 2.65). */
export function WeekHours({ className }: { className?: string }) {
  const { business_hours_settings: hours, timezone } = useCompanySite().company;
  const now = useNow();
  const t = useText();
  return (
    <ul className={className}>
      {weekSchedule(hours, timezone, now).map((day) => (
        <li
          key={day.weekday}
          aria-current={day.today ? "date" : undefined}
          className={classNames(
            "flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-s px-3 py-2",
            day.today && "bg-accent-soft font-bold",
          )}
        >
          <span className="capitalize">{t(`weekday.${day.weekday}`)}</span>
          <DayHours day={day} />
        </li>
      ))}
    </ul>
  );
}

/** The hours of one day: closed, all day, or each of its ranges. */
export function DayHours({ day }: { day: Pick<DaySchedule, "allDay" | "ranges"> }) {
  const t = useText();
  const time = useTimeOfDayText(formatOpeningTime);
  if (day.allDay) return <span className="ms-auto">{t("hours.allDay")}</span>;
  if (day.ranges.length === 0)
    return <span className="ms-auto text-muted">{t("hours.closed")}</span>;
  return (
    <span className="tabular ms-auto flex flex-col text-end">
      {day.ranges.map(({ open, close }) => (
        <span key={open}>
          <bdi>{time(open)}</bdi> – <bdi>{time(close)}</bdi>
        </span>
      ))}
    </span>
  );
}
