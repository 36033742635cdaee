import type { OrderSummary } from "@comanda/api/orders/list-orders";
import { formatMoney, toCents } from "@comanda/domain/money/cents";
import { formatTable, TERMINAL_COLUMNS, toSafeLine, truncate, wrapText } from "./command-output.ts";
import { dishLines, formatLocalTime, onlinePaymentText } from "./order-text-parts.ts";

/**
 * Returns the orders in columns; below each its lines, its times and its payment, in the company's
 * local time. No line is wider than a terminal.
 */
export function formatOrdersTable(orders: readonly OrderSummary[]): string {
  if (orders.length === 0) return "No orders\n";
  const rows = orders.map((order) => [
    String(order.public_id),
    order.status,
    order.service_type,
    order.order_title ?? "",
    order.client_name ?? "",
    formatMoney(toCents(order.amount_due, order.currency.code), order.currency),
  ]);
  const headings = ["ORDER", "STATUS", "TYPE", "TABLE", "CLIENT", "TOTAL"];
  const [heading = "", ...lines] = formatTable(headings, fitColumns(headings, rows))
    .trimEnd()
    .split("\n");
  const blocks = orders.map((order, index) => [lines[index] ?? "", ...detailLines(order)]);
  return `${[[heading], ...blocks].map((block) => block.join("\n")).join("\n")}\n`;
}

/** Cuts the names of tables and clients so that the columns fit a terminal. */
function fitColumns(headings: string[], rows: string[][]): string[][] {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const names = [3, 4];
  const others = widths.filter((_, column) => !names.includes(column));
  const taken = others.reduce((sum, width) => sum + width, 0) + 2 * (widths.length - 1);
  const each = Math.max(8, Math.floor((TERMINAL_COLUMNS - taken) / names.length));
  return rows.map((row) =>
    row.map((cell, column) => (names.includes(column) ? truncate(toSafeLine(cell), each) : cell)),
  );
}

function detailLines(order: OrderSummary): string[] {
  const { placed_at, scheduled_for, timezone } = order;
  const times = [
    placed_at && `placed ${formatLocalTime(timezone, placed_at)}`,
    scheduled_for && `for ${formatLocalTime(timezone, scheduled_for)}`,
    onlinePaymentText(order),
  ];
  const line = times.filter(Boolean).join(", ");
  return [...wrapText(line, "  "), ...order.combos.flatMap((dish) => dishLines(dish, null))];
}
