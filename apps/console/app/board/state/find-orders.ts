import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { withZone } from "@comanda/domain/orders/table-zone";
import { foldText } from "../../parts/lists/fold-text.ts";

const digitsOf = (text: string): string => text.replace(/\D/gu, "");

/** Digits with which a phone is searched; fewer are numbers of orders. */
const MIN_PHONE_DIGITS = 4;

/**
 * The orders that a search means: by number, name, phone or table with its zone. Nothing for an empty
 * search.
 */
export function findOrders(orders: readonly StaffOrder[], search: string): StaffOrder[] {
  const wanted = foldText(search);
  if (wanted === "") return [];
  const digits = /^[\d\s()+-]+$/u.test(wanted) ? digitsOf(wanted) : "";
  return orders.filter((order) => {
    const texts = [order.client?.name, withZone(order.order_title ?? "", order.table_zone)];
    if (texts.some((text) => foldText(text ?? "").includes(wanted))) return true;
    if (digits === "") return false;
    const phone = digitsOf(order.client?.phone ?? "");
    const byPhone = digits.length >= MIN_PHONE_DIGITS && phone.includes(digits);
    return String(order.public_id).startsWith(digits) || byPhone;
  });
}
