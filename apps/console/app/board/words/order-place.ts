import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { serviceTypeKey } from "@comanda/domain/company/service-type";
import { withZone } from "@comanda/domain/orders/table-zone";
import type { Translate } from "../../i18n/text.ts";

/** Where an order goes, and to whom: `Delivery · Ana Ríos`, `Table 12 · Terrace`, `Takeaway`. */
export function orderPlace(order: StaffOrder, t: Translate): string {
  const { service, whom } = orderPlaceParts(order, t);
  return whom === null ? service : t("board.place", { service, whom });
}

/**
 * The service or table of an order, and whom it is for, with the zone of the table: the customer's name, else
 * the name of the code, else null. An order on site that was placed at a table names the table, because it is
 * brought there.
 */
export function orderPlaceParts(
  order: StaffOrder,
  t: Translate,
): { service: string; whom: string | null } {
  const { service_type: type, order_title: title, table_zone: zone } = order;
  const service = t(`board.service.${serviceTypeKey(type)}`);
  if (type === "TABLE") return { service: withZone(title ?? service, zone), whom: null };
  const erased = order.client_erased ? t("board.order.erased") : null;
  const name = order.client?.name ?? erased;
  if (type === "ONSITE" && title !== null) return { service: withZone(title, zone), whom: name };
  const whom = name ?? title;
  return whom
    ? { service, whom: withZone(whom, zone) }
    : { service: withZone(service, zone), whom: null };
}
