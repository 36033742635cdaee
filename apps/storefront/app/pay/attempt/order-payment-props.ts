import type { Order } from "@comanda/contract/orders/order";

export type OrderPaymentProps = {
  order: Order;
  /** The order has changed: the page reads it again. */
  onChanged: () => void;
};
