import type { Order } from "@comanda/contract/orders/order";
import { useRef } from "react";
import { isDraftLost } from "./order-api.ts";

/**
 * Returns a function that asks for the order again after a call was refused because it is not the draft that
 * the page shows: a lost answer or another tab placed it, or it is gone. It returns false for every other error,
 * and for the second refusal of one draft: a backend that returns the same draft again would be asked forever.
 */
export function useLostDraft(order: Order | null, onLost: () => void): (error: unknown) => boolean {
  const lost = useRef<string | null>(null);
  return (error) => {
    if (!(order && isDraftLost(error)) || lost.current === order.id) return false;
    lost.current = order.id;
    onLost();
    return true;
  };
}
