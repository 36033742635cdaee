import "../../i18n/await-office-messages.ts";
import "./printed-range.css";
import type { SalesOfRange } from "@comanda/contract/sales/sales-schemas";
import ChartColumn from "lucide-react/icons/chart-column";
import { useMemo } from "react";
import { useText } from "../../i18n/text.ts";
import { EmptyState } from "../../parts/empty-state.tsx";
import { CsvButton, type CsvFile } from "../../parts/lists/csv-button.tsx";
import {
  type FigureColumn,
  onTimeShare,
  productColumns,
  promisedMinutes,
  salesColumns,
  takenMinutes,
} from "../figure-columns.ts";
import { FigureCard } from "../parts/figure-card.tsx";
import { LazyChart } from "../parts/lazy-chart.tsx";
import { ReportFrame } from "../parts/report-frame.tsx";
import { type ReportText, useReportText } from "../use-report-text.ts";
import { DimensionTable } from "./dimension-table.tsx";
import { OrdersFile } from "./orders-file.tsx";
import { RangeForm } from "./range-form.tsx";
import type { RangeQuery } from "./range-query.ts";

type RangePageProps = { query: RangeQuery; sales: SalesOfRange | null };

/** The sales of some business days, split by a dimension. */
export function RangePage({ query, sales }: RangePageProps) {
  const t = useText();
  if (!sales)
    return (
      <ReportFrame title={t("reports.title")}>
        <RangeForm query={query} />
      </ReportFrame>
    );
  return <RangeOfSales query={query} sales={sales} />;
}

function RangeOfSales({ query, sales }: { query: RangeQuery; sales: SalesOfRange }) {
  const t = useText();
  const text = useReportText(sales.currency);
  const columns = query.by === "product" || query.by === "category" ? productColumns : salesColumns;
  const file = useRangeFile(query, sales, { columns, text });
  const { figures } = sales;
  const isEmpty = figures.orders + figures.cancelled === 0;
  return (
    <ReportFrame title={t("reports.title")} actions={<CsvButton file={file} />}>
      <RangeForm query={query} />
      <RangeCards sales={sales} text={text} />
      <section className="printed-range min-w-0 rounded-m border border-line bg-surface p-4">
        <h2 className="pb-2 text-md font-bold">{t(`reports.by.${query.by}`)}</h2>
        {isEmpty || sales.rows.length === 0 ? (
          <EmptyState
            icon={<ChartColumn aria-hidden="true" className="size-8" />}
            title={t("reports.noneInRange")}
          />
        ) : (
          <>
            {(query.by === "day" || query.by === "hour") && (
              <RangeChart query={query} sales={sales} text={text} />
            )}
            <DimensionTable
              key={`${query.by} ${sales.from} ${sales.to}`}
              by={query.by}
              sales={sales}
              columns={columns}
              text={text}
            />
          </>
        )}
      </section>
      {!isEmpty && <OrdersFile key={`${sales.from} ${sales.to}`} from={sales.from} to={sales.to} />}
    </ReportFrame>
  );
}

function RangeCards({ sales: { figures }, text }: { sales: SalesOfRange; text: ReportText }) {
  const t = useText();
  const onTime = onTimeShare(figures);
  const minutes = (value: number | null) => (value === null ? "–" : text.count(Math.round(value)));
  return (
    <dl className="grid gap-3 md:grid-cols-2 lg:grid-cols-4">
      <FigureCard label={t("reports.figure.total")} value={text.money(figures.total)} />
      <FigureCard label={t("reports.figure.orders")} value={text.count(figures.orders)}>
        {figures.cancelled > 0 && t("reports.cancelledCount", { count: figures.cancelled })}
      </FigureCard>
      <FigureCard label={t("reports.onTime")} value={onTime === null ? "–" : text.percent(onTime)}>
        {onTime === null
          ? t("reports.notMeasured")
          : t("reports.lateCount", { count: figures.late })}
      </FigureCard>
      <FigureCard label={t("reports.figure.takenMinutes")} value={minutes(takenMinutes(figures))}>
        {`${t("reports.figure.promisedMinutes")}: ${minutes(promisedMinutes(figures))}`}
      </FigureCard>
    </dl>
  );
}

function RangeChart({
  query,
  sales,
  text,
}: {
  query: RangeQuery;
  sales: SalesOfRange;
  text: ReportText;
}) {
  const bars = useMemo(
    () => ({
      labels: sales.rows.map(({ key }) =>
        query.by === "day" ? text.axisDay(key) : key.padStart(2, "0"),
      ),
      values: sales.rows.map(({ figures }) => figures.total),
    }),
    [query.by, sales.rows, text],
  );
  return <LazyChart {...bars} axisText={text.short} />;
}

/** The rows with exact keys beside their names, so that files of several ranges can be joined. */
function useRangeFile(
  { by, from, to }: RangeQuery,
  sales: SalesOfRange,
  { columns, text }: { columns: readonly FigureColumn[]; text: ReportText },
): CsvFile {
  const t = useText();
  const cell = ({ kind }: FigureColumn, value: number | null) => {
    if (value === null || kind === "count") return value;
    return kind === "amount" ? text.rounded(value) : Number(value.toFixed(2));
  };
  return {
    name: `sales-${from}-${to}-by-${by}.csv`,
    header: [t(`reports.by.${by}`), ...columns.map(({ label }) => t(label))],
    rows: () =>
      sales.rows.map((row) => [
        by === "day" ? row.key : text.rowName(by, row),
        ...columns.map((column) => cell(column, column.value(row.figures))),
      ]),
  };
}
