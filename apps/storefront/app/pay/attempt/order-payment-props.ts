import type { Order } from "@comanda/contract/orders/order";

export type OrderPaymentProps = {
  order: Order;
  /** The order changed: the page must read it again. */
  onChanged: () => void;
};
