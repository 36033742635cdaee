import "../../../i18n/fetch-later-messages.ts";
import type { Order } from "@comanda/contract/orders/order";
import { CancelOrder } from "./cancel-order.tsx";
import { OrderPush } from "./order-push.tsx";
import { useOrderOptions } from "./use-order-options.ts";

type OrderOptionsProps = {
  order: Order;
  /** Takes the order as the server answers it. */
  onOrder: (order: Order) => void;
  /** Called when the order has changed on the server. */
  onStale: () => void;
};

/** What the customer can do with an order: hear of it, and cancel it in time. */
export function OrderOptions({ order, onOrder, onStale }: OrderOptionsProps) {
  const options = useOrderOptions(order, { onOrder, onStale });
  return (
    <>
      {options.pushKey && <OrderPush order={order} publicKey={options.pushKey} />}
      <CancelOrder options={options} />
    </>
  );
}
