import type { Order } from "@comanda/contract/orders/order";
import { isPlaced } from "@comanda/domain/orders/progress";
import { useEffect, useEffectEvent } from "react";
import type { PlacementResult } from "../../../pay/attempt/pay-order.ts";

/**
 * Completes the checkout when the request for a draft finds an order that is placed already: its
 * answer was lost, or another tab placed it.
 */
export function useCompletePlacedDraft(
  order: Order | null,
  onPlaced: (placed: PlacementResult) => void,
): void {
  const complete = useEffectEvent(onPlaced);
  useEffect(() => {
    if (order && isPlaced(order)) complete({ order, alreadyPlaced: true });
  }, [order]);
}
