import type { SalesDimension, SalesFigures } from "@comanda/contract/sales/sales-figures";
import type { SalesOfRange } from "@comanda/contract/sales/sales-schemas";
import { useHydrated } from "@comanda/ui/page/use-hydrated.ts";
import { useDeferredValue } from "react";
import { useText } from "../../i18n/text.ts";
import type { FigureColumn } from "../figure-columns.ts";
import { cellClasses, ReportTable, rowHeadClasses } from "../parts/table.tsx";
import type { ReportText } from "../use-report-text.ts";

type DimensionTableProps = {
  by: SalesDimension;
  sales: SalesOfRange;
  columns: readonly FigureColumn[];
  text: ReportText;
};

/** The dimensions in which each order is in one row: their columns add up to the sum of all. */
const complete: readonly SalesDimension[] = ["day", "hour", "service_type", "payment", "source"];

/**
 * The rows that the server renders, more than a screen has. Two years have 730 with 25 figures each: the
 * browser draws the others after the first look.
 */
const ROWS_AT_FIRST = 50;

/** A row for each key of a dimension, and their sum. */
export function DimensionTable({ by, sales, columns, text }: DimensionTableProps) {
  const t = useText();
  const isWhole = useDeferredValue(useHydrated(), false);
  const rows = isWhole ? sales.rows : sales.rows.slice(0, ROWS_AT_FIRST);
  const caption = t(`reports.by.${by}`);
  const cells = (figures: SalesFigures) =>
    columns.map((column) => (
      <td key={column.label} className={cellClasses}>
        <bdi>{text.value(column, column.value(figures))}</bdi>
      </td>
    ));
  return (
    <ReportTable caption={caption} head={[caption, ...columns.map(({ label }) => t(label))]}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="border-b border-line">
            <th scope="row" className={rowHeadClasses}>
              <bdi>{text.rowName(by, row)}</bdi>
            </th>
            {cells(row.figures)}
          </tr>
        ))}
      </tbody>
      {complete.includes(by) && (
        <tfoot>
          <tr className="font-bold">
            <th scope="row" className={rowHeadClasses}>
              <b>{t("reports.all")}</b>
            </th>
            {cells(sales.figures)}
          </tr>
        </tfoot>
      )}
    </ReportTable>
  );
}
