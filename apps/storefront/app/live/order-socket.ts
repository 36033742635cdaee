import type { Order } from "@comanda/contract/orders/order";
import { LiveSocket, type LiveSocketOptions } from "./live-socket.ts";
import { parseOrderEvent } from "./parse-order-event.ts";

export type OrderSocketOptions = Omit<LiveSocketOptions, "receive"> & {
  orderId: string;
  onOrder: (order: Order) => void;
};

/** Follows an order by a websocket until it is stopped; see `LiveSocket`. */
export class OrderSocket extends LiveSocket {
  constructor({ orderId, onOrder, ...options }: OrderSocketOptions) {
    const receive = (data: unknown): boolean => {
      const order = parseOrderEvent(data, orderId);
      if (order === "unreadable") return false;
      if (order) onOrder(order);
      return true;
    };
    super({ ...options, receive });
  }
}
