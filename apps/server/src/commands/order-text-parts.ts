import type { OrderSummaryLine } from "@comanda/api/orders/list-orders";
import type { Order } from "@comanda/contract/orders/order";
import { localDate } from "@comanda/domain/hours/local-date";
import { localTime } from "@comanda/domain/hours/local-time";
import { wrapText } from "./command-output.ts";

/** Returns a dish with its kind, its modifiers, its comment and, where it is known, its price. */
export function dishLines(dish: OrderSummaryLine, price: string | null): string[] {
  const { quantity, name, variant_name, modifiers, comment } = dish;
  const kind = variant_name ? ` (${variant_name})` : "";
  const chosen = modifiers.map((each) => `${each.quantity} × ${each.name}`).join(", ");
  return [
    ...wrapText(`${quantity} × ${name}${kind}${price ? `  ${price}` : ""}`, "  "),
    ...wrapText(chosen, "      "),
    ...wrapText(comment ? `"${comment}"` : "", "      "),
  ];
}

/** Local date and time at the company: `Sat 2026-03-14 12:00`. */
export function formatLocalTime(timezone: string, instant: Date): string {
  const { weekday, time } = localTime(timezone, instant);
  const day = weekday.slice(0, 1).toUpperCase() + weekday.slice(1, 3);
  return `${day} ${localDate(timezone, instant)} ${time}`;
}

/**
 * Returns the state of an online payment, in two words at most; null where none is expected or it
 * is paid.
 */
export function onlinePaymentText({
  payment_state,
  payment_status,
}: Pick<Order, "payment_state" | "payment_status">): string {
  const stateText = payment_state === "UNPAID" ? "" : payment_state.toLowerCase();
  const statusText = payment_status?.replaceAll("_", " ") ?? "";
  return stateText && statusText ? `${stateText}, ${statusText}` : stateText || statusText;
}
