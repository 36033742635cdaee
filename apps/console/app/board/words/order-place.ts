import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { withZone } from "@comanda/domain/orders/table-zone";
import type { Translate } from "../../i18n/text.ts";
import { SERVICE_LABELS } from "../../parts/orders/order-words.ts";

/** Where an order goes, and to whom: `Delivery · Ana Ríos`, `Table 12 · Terrace`, `Takeaway`. */
export function orderPlace(order: StaffOrder, t: Translate): string {
  const service = t(SERVICE_LABELS[order.service_type]);
  if (order.service_type === "TABLE")
    return withZone(order.order_title ?? service, order.table_zone);
  const erased = order.client_erased ? t("board.order.erased") : null;
  const whom = order.client?.name ?? erased ?? order.order_title;
  return withZone(whom ? t("board.place", { service, whom }) : service, order.table_zone);
}
