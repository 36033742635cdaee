import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { withZone } from "@comanda/domain/orders/table-zone";
import { digitsOfSearch, phoneForms } from "@comanda/domain/people/phone-search";
import { foldText } from "../../parts/lists/fold-text.ts";

/**
 * The orders that a search means: by number, name, phone or table with its zone. The order with exactly this
 * number comes first. Nothing for an empty search.
 */
export function findOrders(orders: readonly StaffOrder[], search: string): StaffOrder[] {
  const wanted = foldText(search);
  if (wanted === "") return [];
  const digits = digitsOfSearch(search);
  const phones = phoneForms(digits ?? "");
  const hasNumber = (order: StaffOrder) => String(order.public_id) === digits;
  const found = orders.filter((order) => {
    const texts = [order.client?.name, withZone(order.order_title ?? "", order.table_zone)];
    if (texts.some((text) => foldText(text ?? "").includes(wanted))) return true;
    if (digits === null) return false;
    // A stored number: only the signs between its digits differ.
    const phone = (order.client?.phone ?? "").replace(/\D/gu, "");
    const byPhone = phones.some((form) => phone.includes(form));
    return String(order.public_id).startsWith(digits) || byPhone;
  });
  return found.sort((one, other) => Number(hasNumber(other)) - Number(hasNumber(one)));
}
