import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { withZone } from "@comanda/domain/orders/table-zone";
import type { Translate } from "../../i18n/text.ts";
import { SERVICE_LABELS } from "../../parts/orders/order-words.ts";

/**
 * Where an order goes, and to whom: `Delivery · Ana Ríos`, `Table 12 · Terrace`, `Takeaway`. An order on
 * site that was placed at a table names the table, because it is brought there.
 */
export function orderPlace(order: StaffOrder, t: Translate): string {
  const { service_type: type, order_title: title, table_zone: zone } = order;
  const service = t(SERVICE_LABELS[type]);
  if (type === "TABLE") return withZone(title ?? service, zone);
  const erased = order.client_erased ? t("board.order.erased") : null;
  const name = order.client?.name ?? erased;
  if (type === "ONSITE" && title !== null) {
    const table = withZone(title, zone);
    return name === null ? table : t("board.place", { service: table, whom: name });
  }
  const whom = name ?? title;
  return withZone(whom ? t("board.place", { service, whom }) : service, zone);
}
