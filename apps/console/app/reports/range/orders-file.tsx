import type { ExportedOrder } from "@comanda/contract/sales/sales-schemas";
import { localDate } from "@comanda/domain/hours/local-date";
import { localTime } from "@comanda/domain/hours/local-time";
import { useState } from "react";
import { officeApi } from "../../api/office-api.ts";
import { type MessageKey, type Translate, useText } from "../../i18n/text.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import type { CsvCell } from "../../parts/lists/csv.ts";
import { CsvButton } from "../../parts/lists/csv-button.tsx";
import { STATUS_LABELS } from "../../parts/orders/order-words.ts";

const COLUMNS = [
  "reports.orders.number",
  "reports.date",
  "soldOut.time",
  "audit.field.status",
  "reports.by.service_type",
  "reports.by.table",
  "reports.by.payment",
  "reports.by.source",
  "settings.place.currency",
  "reports.figure.gross",
  "reports.figure.discounts",
  "reports.figure.delivery",
  "reports.figure.service_fees",
  "reports.figure.tips",
  "reports.figure.payment_fees",
  "board.order.total",
  "reports.figure.refunded_total",
] as const satisfies readonly MessageKey[];

type OrdersFileProps = { from: string; to: string };

/** Downloads each order of a range with its amounts, one a row, as a file for spreadsheets. */
export function OrdersFile({ from, to }: OrdersFileProps) {
  const t = useText();
  const { member } = useCompanyPage();
  const [cut, setCut] = useState<number | null>(null);
  const rows = async () => {
    const params = { companyId: member.company.id };
    const found = await officeApi("exportSalesOrders", { params, query: { from, to } });
    setCut(found.has_more ? found.orders.length : null);
    return found.orders.map((order) => rowOf(order, found.timezone, t));
  };
  const header = COLUMNS.map((key) => t(key));
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 print:hidden">
      <p role="status" className="text-sm text-muted empty:hidden">
        {cut !== null && t("reports.orders.cut", { count: cut })}
      </p>
      <CsvButton
        label={t("reports.orders.csv")}
        file={{ name: `orders-${from}-${to}.csv`, header, rows }}
      />
    </div>
  );
}

/**
 * The cells of an order, in the order of `COLUMNS`. The day is the business day, and the time is the
 * restaurant's with the date of the calendar: an order at 01:30 may belong to the day before.
 */
function rowOf(order: ExportedOrder, timezone: string, t: Translate): CsvCell[] {
  const placed = new Date(order.placed_at);
  return [
    order.public_id,
    order.day,
    `${localDate(timezone, placed)} ${localTime(timezone, placed).time}`,
    t(STATUS_LABELS[order.status]),
    t(`reports.service.${order.service_type}`),
    order.table,
    order.payment,
    order.source ?? t("reports.direct"),
    order.currency,
    order.products,
    order.discounts,
    order.delivery,
    order.service_fee,
    order.tip,
    order.payment_fee,
    order.total,
    order.refunded,
  ];
}
