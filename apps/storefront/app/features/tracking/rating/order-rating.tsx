import type { Order } from "@comanda/contract/orders";
import { LazyPart } from "../../../ui/lazy-part.tsx";

const loadCard = async () => (await import("./rating-card.tsx")).RatingCard;

/** Asks how an order was, once it was handed over; its code comes then. */
export function OrderRating({ order }: { order: Order }) {
  if (order.status !== "DELIVERED" && order.status !== "FINALIZED") return null;
  return <LazyPart load={loadCard} props={{ order }} />;
}
