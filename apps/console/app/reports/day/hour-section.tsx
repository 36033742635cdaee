import type { SalesDay, SalesHour } from "@comanda/contract/sales/sales-schemas";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useMemo } from "react";
import { useText } from "../../i18n/text.ts";
import { LazyChart } from "../parts/lazy-chart.tsx";
import { cellClasses, ReportTable, rowHeadClasses } from "../parts/report-table.tsx";
import type { ReportText } from "../use-report-text.ts";

/** The columns that a phone has no room for. */
const WIDE = "max-md:hidden";

type HourSectionProps = {
  sales: SalesDay;
  hours: readonly SalesHour[];
  text: ReportText;
  /** The present time, as the restaurant's clock shows it. */
  time: string;
};

/** Sales by hour: bars, and each of their figures in the table beneath. */
export function HourSection({ sales, hours, text, time }: HourSectionProps) {
  const t = useText();
  const isToday = sales.day === sales.today;
  const compared = text.day(sales.compared_day);
  const shown = isToday ? t("reports.preset.today") : text.day(sales.day);
  const bars = useMemo(
    () => ({
      labels: hours.map(({ hour }) => String(hour).padStart(2, "0")),
      values: hours.map(({ figures, has_begun }) => (has_begun ? figures.total : null)),
      compared: hours.map((hour) => hour.compared.total),
    }),
    [hours],
  );
  const difference = t("reports.difference");
  const head = [
    { label: t("reports.by.hour") },
    { label: t("reports.figure.orders"), className: WIDE },
    { label: shown, below: difference },
    { label: compared },
    { label: difference, className: WIDE },
  ];
  return (
    <section className="min-w-0 rounded-m border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-md font-bold">{t("reports.byHour")}</h2>
        <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-sm text-muted">
          <span className="flex items-center gap-1.5">
            <i className="size-3.5 rounded-[4px] bg-accent" />
            {shown}
          </span>
          <span className="flex items-center gap-1.5">
            <i className="size-3.5 rounded-[4px] border-[1.5px] border-field bg-well" />
            {compared}
          </span>
        </p>
      </div>
      <LazyChart {...bars} axisText={text.short} />
      <ReportTable caption={t("reports.byHour")} head={head}>
        <tbody>
          {hours.map((hour) => (
            <HourRow key={hour.hour} hour={hour} text={text} />
          ))}
        </tbody>
      </ReportTable>
      <p className="pt-3 text-sm text-muted" suppressHydrationWarning>
        {isToday && `${t("reports.soFarNote", { time })} `}
        {sales.start_hour > 0 && t("reports.startNote", { time: text.hour(sales.start_hour) })}
      </p>
    </section>
  );
}

/**
 * An hour that has not begun has only what the other day had in it. On a phone the number of orders stands below
 * the hour, and the difference below the day's sales, so that amounts of any length fit.
 */
function HourRow({ hour, text }: { hour: SalesHour; text: ReportText }) {
  const t = useText();
  const { figures, compared, compared_so_far, has_begun } = hour;
  const difference = figures.total - compared_so_far.total;
  const tone = difference > 0 ? "text-positive" : difference < 0 && "text-danger";
  const change = has_begun && <bdi>{text.moneyChange(difference)}</bdi>;
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className={classNames(rowHeadClasses, "max-md:min-w-14")}>
        {text.hour(hour.hour)}
        {has_begun && (
          <span className="block text-muted md:hidden">
            {t("board.order.count", { count: figures.orders })}
          </span>
        )}
      </th>
      <td className={classNames(cellClasses, WIDE)}>{has_begun && text.count(figures.orders)}</td>
      <td className={classNames(cellClasses, "font-bold")}>
        {has_begun && <bdi>{text.money(figures.total)}</bdi>}
        <span className={classNames("block font-normal md:hidden", tone)}>{change}</span>
      </td>
      <td className={classNames(cellClasses, "text-muted")}>
        <bdi>{text.money(compared.total)}</bdi>
      </td>
      <td className={classNames(cellClasses, WIDE, tone)}>{change}</td>
    </tr>
  );
}
