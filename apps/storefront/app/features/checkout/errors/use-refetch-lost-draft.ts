import { ApiError } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import { useRef } from "react";

const LOST_CODES: readonly ApiError["code"][] = [
  "order_not_editable",
  "order_cancelled",
  "order_not_found",
];

/** A refusal this soon after another one is no press of the customer. */
const PAUSE_MS = 5_000;

/**
 * Returns a function that asks for the order again after a call was refused because it is not the draft that
 * the page shows: a lost answer or another tab placed it, or it is gone. It returns false for every other error,
 * and for another refusal of one draft within seconds: a backend that returns the same draft again would be asked forever.
 */
export function useRefetchLostDraft(
  order: Order | null,
  onLost: () => void,
): (error: unknown) => boolean {
  const lost = useRef<{ id: string; at: number } | null>(null);
  return (error) => {
    const isLost = error instanceof ApiError && LOST_CODES.includes(error.code);
    if (!(isLost && order)) return false;
    const at = performance.now();
    if (lost.current?.id === order.id && at - lost.current.at < PAUSE_MS) return false;
    lost.current = { id: order.id, at };
    onLost();
    return true;
  };
}
