import { ApiError } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import { useRef } from "react";

const LOST_CODES: readonly ApiError["code"][] = [
  "order_not_editable",
  "order_cancelled",
  "order_not_found",
];

/**
 * Returns a function that asks for the order again after a call was refused because it is not the draft that
 * the page shows: a lost answer or another tab placed it, or it is gone. It returns false for every other error,
 * and for the second refusal of one draft: a backend that returns the same draft again would be asked forever.
 */
export function useLostDraft(order: Order | null, onLost: () => void): (error: unknown) => boolean {
  const lost = useRef<string | null>(null);
  return (error) => {
    const isLost = error instanceof ApiError && LOST_CODES.includes(error.code);
    if (!(isLost && order) || lost.current === order.id) return false;
    lost.current = order.id;
    onLost();
    return true;
  };
}
