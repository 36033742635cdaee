import type { SalesDay } from "@comanda/contract/sales/sales-schemas";
import { useText } from "../../i18n/text.ts";
import { averageOrder, onTimeShare } from "../figure-columns.ts";
import { changeOf, FigureCard } from "../parts/figure-card.tsx";
import type { ReportText } from "../use-report-text.ts";

type DayCardsProps = { sales: SalesDay; text: ReportText };

/** The four figures of a day, each with its change since the same weekday a week before. */
export function DayCards({ sales, text }: DayCardsProps) {
  const t = useText();
  const { figures, compared } = sales;
  const day = text.day(sales.compared_day);
  const byShare = (difference: number, before: number) => text.percentChange(difference / before);
  const [average, averageBefore] = [averageOrder(figures), averageOrder(compared)];
  const [onTime, onTimeBefore] = [onTimeShare(figures), onTimeShare(compared)];
  const before = (value: string) => t("reports.before", { value, day });
  return (
    <dl className="grid gap-3 md:grid-cols-2 lg:grid-cols-4">
      <FigureCard
        label={t("reports.figure.total")}
        value={text.money(figures.total)}
        change={changeOf(figures.total, compared.total, byShare)}
      >
        {before(text.money(compared.total))}
      </FigureCard>
      <FigureCard
        label={t("reports.figure.orders")}
        value={text.count(figures.orders)}
        change={changeOf(figures.orders, compared.orders, text.countChange)}
      >
        {before(text.count(compared.orders))}
        {figures.cancelled > 0 && ` · ${t("reports.cancelledCount", { count: figures.cancelled })}`}
      </FigureCard>
      <FigureCard
        label={t("reports.figure.average")}
        value={average === null ? "–" : text.money(average)}
        change={changeOf(average, averageBefore, byShare)}
      >
        {averageBefore !== null && before(text.money(averageBefore))}
      </FigureCard>
      <FigureCard
        label={t("reports.onTime")}
        value={onTime === null ? "–" : text.percent(onTime)}
        change={changeOf(onTime, onTimeBefore, (difference) =>
          t("reports.points", { value: text.countChange(difference * 100) }),
        )}
      >
        {onTime === null && t("reports.notMeasured")}
        {onTime !== null && t("reports.lateCount", { count: figures.late })}
        {onTimeBefore !== null && ` · ${before(text.percent(onTimeBefore))}`}
      </FigureCard>
    </dl>
  );
}
