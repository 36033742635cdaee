import type { Order } from "../orders/order.ts";

/** The path of the websocket that follows an order (decision 24), with `?authorization=`. */
export const orderSocketPath = "/ms-notifications/public/socket";

/** The message that the socket sends when it opens and at each change of the order. */
export type OrderUpdatedMessage = { event_type: "ORDER_UPDATED"; order: Order };

/**
 * The fields of an order that hold instants; a field of a list holds for each entry. The browser reads
 * a message with this list, because it does not load the schemas.
 */
export const orderInstantFields: readonly string[] = [
  "created_at",
  "updated_at",
  "scheduled_delivery_date",
  "status_history.at",
  "confirmed_at",
  "promised_at",
  "payment_expires_at",
];
