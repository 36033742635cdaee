import type { OwnOrder } from "@comanda/contract/orders/own-order";
import { useOrderSocket } from "../../../live/use-order-socket.ts";
import { toOwnOrder } from "./read-own-orders.ts";

/** A visitor has few connections (decision 24): further orders are read with the list. */
const MAX_FOLLOWED = 3;

type FollowOrdersProps = {
  running: readonly OwnOrder[];
  onOrder: (order: OwnOrder) => void;
};

/** Follows running orders by a websocket each. */
export function FollowOrders({ running, onOrder }: FollowOrdersProps) {
  return running
    .slice(0, MAX_FOLLOWED)
    .map((order) => <FollowOrder key={order.id} order={order} onOrder={onOrder} />);
}

function FollowOrder({ order, onOrder }: { order: OwnOrder } & Pick<FollowOrdersProps, "onOrder">) {
  useOrderSocket(order, (fresh) => onOrder(toOwnOrder(fresh)));
  return null;
}
