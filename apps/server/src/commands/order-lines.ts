import type { OrderedDish } from "@comanda/api/orders/list-orders";
import type { Order } from "@comanda/contract/orders";
import { localDate } from "@comanda/domain/local-date";
import { localTime } from "@comanda/domain/local-time";
import { wrapped } from "./output.ts";

/** A dish with its kind, its modifiers, its comment and, where it is known, what it comes to. */
export function dishLines(dish: OrderedDish, price: string | null): string[] {
  const { quantity, name, variant_name, modifiers, comment } = dish;
  const kind = variant_name ? ` (${variant_name})` : "";
  const chosen = modifiers.map((each) => `${each.quantity} × ${each.name}`).join(", ");
  return [
    ...wrapped(`${quantity} × ${name}${kind}${price ? `  ${price}` : ""}`, "  "),
    ...wrapped(chosen, "      "),
    ...wrapped(comment ? `"${comment}"` : "", "      "),
  ];
}

/** What the company's calendar and clock show: `Sat 2026-03-14 12:00`. */
export function localText(timezone: string, instant: Date): string {
  const { weekday, time } = localTime(timezone, instant);
  const day = weekday.slice(0, 1).toUpperCase() + weekday.slice(1, 3);
  return `${day} ${localDate(timezone, instant)} ${time}`;
}

/** How an online payment stands, in two words at most; nothing where none is expected, or has come. */
export function paymentText({
  payment_state,
  payment_status,
}: Pick<Order, "payment_state" | "payment_status">): string {
  const came = payment_state === "UNPAID" ? "" : payment_state.toLowerCase();
  const said = payment_status?.replaceAll("_", " ") ?? "";
  return came && said ? `${came}, ${said}` : came || said;
}
