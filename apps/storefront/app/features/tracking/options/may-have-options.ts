import type { Order } from "@comanda/contract/orders/order";
import { changesLive } from "@comanda/domain/orders/progress";

/**
 * Returns whether the customer may have choices about an order: it is in progress. Orders of another
 * backend have no breakdown; it knows no choices.
 */
export function mayHaveOptions({ status, breakdown }: Order): boolean {
  return status !== "INITIATED" && isUnderWay(status) && breakdown !== null;
}

/**
 * Returns the table from which the guest of an order can call: the one that they ordered to, until the
 * order is finalized. Null for other orders, and for those of another backend.
 */
export function tableToCallFrom({
  status,
  service_type,
  table_id,
  breakdown,
}: Order): string | null {
  const isSeated = isUnderWay(status) || status === "DELIVERED";
  return service_type === "TABLE" && isSeated && breakdown !== null ? table_id : null;
}

const isUnderWay = (status: Order["status"]) => changesLive({ status, payment_status: null });
