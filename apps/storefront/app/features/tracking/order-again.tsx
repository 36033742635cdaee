import type { Order } from "@comanda/contract/orders";
import { OrderAgainLink } from "../../shop/order-again-link.tsx";
import { orderPage } from "./order-page-state.ts";

/** The way to another order, once nothing more comes of this one. */
export function OrderAgain({ order }: { order: Order }) {
  const page = orderPage(order);
  const over = page === "cancelled" || page === "finalized" || page === "payment_returned";
  if (!over && order.status !== "DELIVERED") return null;
  return <OrderAgainLink order={order} look="secondary" />;
}
