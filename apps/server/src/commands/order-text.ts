import type { RestaurantOrder } from "@comanda/api/orders/read-order-for-restaurant";
import type { Order } from "@comanda/contract/orders/order";
import { validPosition } from "@comanda/domain/delivery/coverage";
import { DEFAULT_CURRENCY, formatMoney, toCents } from "@comanda/domain/money/cents";
import { TERMINAL_COLUMNS, toSafeLine, wrapText } from "./command-output.ts";
import { dishLines, formatLocalTime, onlinePaymentText } from "./order-text-parts.ts";

/**
 * Returns an order for the kitchen: customer, lines, payment and total, in the company's local
 * time.
 */
export function formatOrder(order: RestaurantOrder): string {
  const currency = order.currency ?? DEFAULT_CURRENCY;
  const money = (amount: number) => formatMoney(toCents(amount, currency.code), currency);
  const local = (instant: string) => formatLocalTime(order.timezone ?? "UTC", new Date(instant));
  const { client, breakdown } = order;
  const payment = order.meta_data?.assigned_payment;
  const lines = [
    `Order ${order.public_id} (${order.id})`,
    `  ${order.status}, ${order.service_type}${order.order_title ? `, ${order.order_title}` : ""}`,
    client && `  ${client.name}, ${client.country_calling_code} ${client.phone_number}`,
    ...addressLines(order),
    order.scheduled_delivery_date && `  for ${local(order.scheduled_delivery_date)}`,
    order.comment && `  "${order.comment}"`,
    ...order.combos.flatMap((combo) => dishLines(combo, money(combo.total))),
    ...order.discounts.map((discount) => `  ${discountText(discount, money)}`),
    ...Object.entries(breakdown ?? {})
      .filter(([name, amount]) => amount !== 0 && name !== "total" && name !== "discounts")
      .map(([name, amount]) => `  ${name}: ${money(amount)}`),
    `  total: ${money(breakdown?.total ?? order.total)}`,
    payment && `  pays by ${payment.payment_method_description ?? payment.payment_method_code}`,
    onlinePaymentText(order) && `  online payment: ${onlinePaymentText(order)}`,
    payment?.received_amount && `  hands over ${money(payment.received_amount)}`,
    sourceText(order) && `  came by ${sourceText(order)}`,
    order.cancel_reason && `  cancelled: ${order.cancel_reason}`,
    ...order.status_history.map(({ status, at }) => `  ${local(at)} ${status}`),
  ];
  return `${lines
    .filter((line) => typeof line === "string")
    .flatMap(fitToTerminal)
    .join("\n")}\n`;
}

/** Wraps a line to the terminal's width, and keeps its indent. */
function fitToTerminal(line: string): string[] {
  const plain = toSafeLine(line);
  return plain.length <= TERMINAL_COLUMNS
    ? [plain]
    : wrapText(plain, /^ */u.exec(plain)?.[0] ?? "");
}

/** `flyer, summer`: the source of the visit, and its campaign. */
function sourceText({ utm_source, utm_campaign }: RestaurantOrder): string {
  return [utm_source, utm_campaign].filter(Boolean).join(", ");
}

/**
 * Returns a discount by its code or its name, with the amount it takes off; one without an amount
 * is a product that goes with the order.
 */
function discountText(
  { modality, code, description, type, value, amount }: Order["discounts"][number],
  money: (amount: number) => string,
): string {
  const kind = modality.toLowerCase() === "fidelity" ? "reward" : modality.toLowerCase();
  const names = [kind, code, description && `"${description}"`];
  const percent = type === "AMOUNT" ? null : `${value}%`;
  const off = amount ? `-${money(amount)}` : null;
  return [...names, percent, off].filter((part) => part !== null && part !== "").join(" ");
}

/**
 * Returns the delivery's address as written, and its position with a link to a map for the courier.
 * The position set the price, so the courier takes the order there.
 */
function addressLines({ address }: Order): string[] {
  if (!address) return [];
  const textField = (key: string) => (typeof address[key] === "string" ? address[key] : null);
  const position = validPosition({
    latitude: numberOrNull(address.latitude),
    longitude: numberOrNull(address.longitude),
  });
  const at = position && `${position.latitude},${position.longitude}`;
  const lines = [
    textField("address") && `to ${textField("address")}`,
    textField("complement"),
    textField("reference") && `(${textField("reference")})`,
    textField("area_name") ?? textField("area_id"),
    at && `at ${at}`,
    at && `https://www.google.com/maps/search/?api=1&query=${at}`,
  ];
  return lines.filter((line) => typeof line === "string").map((line) => `  ${line}`);
}

function numberOrNull(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
