import type { SalesDay } from "@comanda/contract/sales/sales-schemas";
import { useText } from "../../i18n/text.ts";
import type { CsvFile } from "../../parts/lists/csv-button.tsx";
import type { ReportText } from "../use-report-text.ts";

/** Returns the hours of a day as a file: all of them, each beside the compared one. */
export function useDayFile(sales: SalesDay, text: ReportText): CsvFile {
  const t = useText();
  const { day, compared_day: compared } = sales;
  const [orders, total] = [t("reports.figure.orders"), t("reports.figure.total")];
  return {
    name: `sales-${day}.csv`,
    header: [
      t("reports.by.hour"),
      `${orders} ${day}`,
      `${total} ${day}`,
      `${orders} ${compared}`,
      `${total} ${compared}`,
    ],
    rows: () =>
      sales.hours.map((hour) => [
        text.hour(hour.hour),
        hour.figures.orders,
        hour.figures.total,
        hour.compared.orders,
        hour.compared.total,
      ]),
  };
}
