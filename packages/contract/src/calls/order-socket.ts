import type { Order } from "../orders/order.ts";

/** Where orders are followed (spec §4, Tracking page): a websocket, with `?authorization=`. */
export const orderSocketPath = "/ms-notifications/public/socket";

/** What comes on it beside `pong`: the order as it is now, when it is opened and at each change. */
export type OrderUpdatedMessage = { event_type: "ORDER_UPDATED"; order: Order };

/**
 * What of that order names an instant, also in each entry of a list: whoever hears of it carries no
 * schema, with which the answers of calls are read.
 */
export const orderInstantFields: readonly string[] = [
  "created_at",
  "updated_at",
  "scheduled_delivery_date",
  "status_history.at",
  "payment_expires_at",
];
