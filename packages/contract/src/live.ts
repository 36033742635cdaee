import type { Order } from "./orders.ts";

/** Where orders are followed (spec §4, Tracking page): a websocket, with `?authorization=`. */
export const orderSocketPath = "/ms-notifications/public/socket";

/** What comes on it beside `pong`: the order as it is now, when it is opened and at each change. */
export type OrderMessage = { event_type: "ORDER_UPDATED"; order: Order };
