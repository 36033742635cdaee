import type { OrderSummary } from "@comanda/api/orders/list-orders";
import { formatMoney, toCents } from "@comanda/domain/money";
import { dishLines, localText, paymentText } from "./order-lines.ts";
import { COLUMNS, cut, oneLine, table, wrapped } from "./output.ts";

/**
 * The orders in columns, under each what it is of, for when and how it is paid; times are the company's.
 * No line is wider than a terminal.
 */
export function ordersTable(orders: readonly OrderSummary[]): string {
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
  const [heading = "", ...lines] = table(headings, narrowed(headings, rows)).trimEnd().split("\n");
  const blocks = orders.map((order, index) => [lines[index] ?? "", ...detailLines(order)]);
  return `${[[heading], ...blocks].map((block) => block.join("\n")).join("\n")}\n`;
}

/** Tables' and clients' names, cut where the columns would not fit into a terminal. */
function narrowed(headings: string[], rows: string[][]): string[][] {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const names = [3, 4];
  const others = widths.filter((_, column) => !names.includes(column));
  const taken = others.reduce((sum, width) => sum + width, 0) + 2 * (widths.length - 1);
  const each = Math.max(8, Math.floor((COLUMNS - taken) / names.length));
  return rows.map((row) =>
    row.map((cell, column) => (names.includes(column) ? cut(oneLine(cell), each) : cell)),
  );
}

function detailLines(order: OrderSummary): string[] {
  const { placed_at, scheduled_for, timezone } = order;
  const times = [
    placed_at && `placed ${localText(timezone, placed_at)}`,
    scheduled_for && `for ${localText(timezone, scheduled_for)}`,
    paymentText(order),
  ];
  const line = times.filter(Boolean).join(", ");
  return [...wrapped(line, "  "), ...order.combos.flatMap((dish) => dishLines(dish, null))];
}
