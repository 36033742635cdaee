import { comingDates, type DateSchedule } from "@comanda/domain/hours/coming-dates";
import { openingHoursOf } from "@comanda/domain/hours/weekly-hours";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { useId } from "react";
import { useCompanySite } from "../company/company-site.tsx";
import { useText } from "../i18n/text.ts";
import { useNow } from "./current-time.tsx";
import { DayHours } from "./week-hours.tsx";

/** The most dates that are listed. */
const COUNT = 12;

/** Lists the coming dates whose hours differ from the week's; nothing without any. */
export function ComingDates({ className }: { className?: string }) {
  const { company } = useCompanySite();
  const now = useNow();
  const t = useText();
  const heading = useId();
  const dates = comingDates(openingHoursOf(company), company.timezone, now, COUNT);
  if (dates.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={classNames("mt-3", className)}>
      <h3 id={heading} className="px-3 pb-1 text-sm font-bold">
        {t("hours.comingDates")}
      </h3>
      <ul>
        {dates.map((date) => (
          <ComingDate key={date.date} date={date} />
        ))}
      </ul>
    </section>
  );
}

function ComingDate({ date }: { date: DateSchedule }) {
  const locale = useLocale();
  const format = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
  const text = new Intl.DateTimeFormat(intlLocale(locale), format).format(new Date(date.date));
  return (
    <li
      aria-current={date.today ? "date" : undefined}
      className={classNames(
        "flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-s px-3 py-2",
        date.today && "bg-accent-soft font-bold",
      )}
    >
      <span className="min-w-0 wrap-anywhere">
        <time dateTime={date.date}>{text}</time>
        {date.name && (
          <span className="block text-muted">
            <bdi>{date.name}</bdi>
          </span>
        )}
      </span>
      <DayHours day={date} />
    </li>
  );
}
