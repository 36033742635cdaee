import type { OrderSummary } from "@comanda/api/orders/list-orders";
import type { Order } from "@comanda/contract/orders";
import { DEFAULT_CURRENCY, formatMoney, toCents } from "@comanda/domain/money";
import { oneLine, table } from "./output.ts";

/** A line an order, in columns; the time it was placed is UTC's. */
export function ordersTable(orders: readonly OrderSummary[]): string {
  if (orders.length === 0) return "No orders\n";
  return table(
    ["ORDER", "STATUS", "TYPE", "CLIENT", "TOTAL", "PLACED"],
    orders.map((order) => [
      String(order.public_id),
      order.status,
      order.service_type,
      order.client_name ?? order.order_title ?? "",
      formatMoney(toCents(order.amount_due, order.currency.code), order.currency),
      order.placed_at?.toISOString() ?? "",
    ]),
  );
}

/** An order for whoever cooks it: who, what, how, and what it comes to. */
export function orderText(order: Order): string {
  const currency = order.currency ?? DEFAULT_CURRENCY;
  const money = (amount: number) => formatMoney(toCents(amount, currency.code), currency);
  const { client, breakdown } = order;
  const payment = order.meta_data?.assigned_payment;
  const lines = [
    `Order ${order.public_id} (${order.id})`,
    `  ${order.status}, ${order.service_type}${order.order_title ? `, ${order.order_title}` : ""}`,
    client && `  ${client.name}, ${client.country_calling_code} ${client.phone_number}`,
    order.scheduled_delivery_date && `  for ${order.scheduled_delivery_date}`,
    order.comment && `  "${order.comment}"`,
    ...order.combos.flatMap((combo) => [
      `  ${combo.quantity} × ${combo.name}${combo.variant_name ? ` (${combo.variant_name})` : ""}  ${money(combo.total)}`,
      ...combo.modifiers.map(({ quantity, name }) => `      ${quantity} × ${name}`),
      combo.comment && `      "${combo.comment}"`,
    ]),
    ...Object.entries(breakdown ?? {})
      .filter(([name, amount]) => amount !== 0 && name !== "total")
      .map(([name, amount]) => `  ${name}: ${money(amount)}`),
    `  total: ${money(breakdown?.total ?? order.total)}`,
    payment && `  pays by ${payment.payment_method_description ?? payment.payment_method_code}`,
    payment?.received_amount && `  hands over ${money(payment.received_amount)}`,
    ...order.status_history.map(({ status, at }) => `  ${at}  ${status}`),
  ];
  return `${lines
    .filter((line) => typeof line === "string")
    .map(oneLine)
    .join("\n")}\n`;
}
