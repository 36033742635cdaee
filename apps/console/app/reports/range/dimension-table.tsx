import type { SalesDimension, SalesFigures } from "@comanda/contract/sales/sales-figures";
import type { SalesOfRange } from "@comanda/contract/sales/sales-schemas";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { useRowsInView } from "../../parts/lists/use-rows-in-view.ts";
import { type FigureColumn, firstColumns } from "../figure-columns.ts";
import { cellClasses, ReportTable, rowHeadClasses } from "../parts/report-table.tsx";
import { usePrinting } from "../parts/use-printing.ts";
import type { ReportText } from "../use-report-text.ts";
import { widestTexts } from "./widest-texts.ts";

type DimensionTableProps = {
  by: SalesDimension;
  sales: SalesOfRange;
  columns: readonly FigureColumn[];
  text: ReportText;
};

/** The dimensions in which each order is in one row: their columns add up to the sum of all. */
const complete: readonly SalesDimension[] = ["day", "hour", "service_type", "payment", "source"];

/**
 * A row for each key of a dimension, and their sum. It begins with the figures that most people look at;
 * paper has all of them.
 */
export function DimensionTable({ by, sales, columns, text }: DimensionTableProps) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const isPrinting = usePrinting();
  const canGrow = columns.length > firstColumns.length;
  const shown = canGrow && !isWhole && !isPrinting ? firstColumns : columns;
  const { rows } = sales;
  const view = useRowsInView(rows.length, { isPrinting });
  const hasSum = complete.includes(by);
  const caption = t(`reports.by.${by}`);
  const cells = (figures: SalesFigures) =>
    shown.map((column) => (
      <td key={column.label} className={cellClasses}>
        <bdi>{text.value(column, column.value(figures))}</bdi>
      </td>
    ));
  return (
    <>
      {canGrow && (
        <div className="flex justify-end pb-2 print:hidden">
          <Button look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole
              ? t("reports.fewerFigures")
              : t("reports.allFigures", { count: columns.length })}
          </Button>
        </div>
      )}
      <ReportTable
        caption={caption}
        head={[caption, ...shown.map(({ label }) => t(label))].map((label) => ({ label }))}
        long={
          view.isLong
            ? {
                area: view.area,
                onKeyDown: view.onKeyDown,
                rowCount: rows.length + (hasSum ? 2 : 1),
                widest: widestTexts(by, rows, { columns: shown, text }),
              }
            : null
        }
      >
        <tbody>
          <Space height={view.before} />
          {view.drawn.map((at) => {
            const row = rows[at];
            return (
              row && (
                <tr
                  key={row.key}
                  ref={view.measure}
                  data-index={at}
                  aria-rowindex={view.isLong ? at + 2 : undefined}
                  className="border-b border-line"
                >
                  <th scope="row" className={rowHeadClasses}>
                    <bdi>{text.rowName(by, row)}</bdi>
                  </th>
                  {cells(row.figures)}
                </tr>
              )
            );
          })}
          <Space height={view.after} />
        </tbody>
        {hasSum && (
          <tfoot className={view.isLong ? "sticky bottom-0 z-1 bg-surface" : undefined}>
            <tr className="font-bold" aria-rowindex={view.isLong ? rows.length + 2 : undefined}>
              <th scope="row" className={rowHeadClasses}>
                <b>{t("reports.all")}</b>
              </th>
              {cells(sales.figures)}
            </tr>
          </tfoot>
        )}
      </ReportTable>
    </>
  );
}

/** The room of rows that are out of view. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr>
      <td style={{ height }} />
    </tr>
  );
}
