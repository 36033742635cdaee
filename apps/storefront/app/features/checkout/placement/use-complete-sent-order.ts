import type { Order } from "@comanda/contract/orders/order";
import { useWhenReachable } from "@comanda/ui/web/use-online.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { PlacementResult } from "../../../pay/attempt/pay-order.ts";
import { useCheckout } from "../../../session/checkout/checkout-store.ts";
import { findPlacedByNumber } from "../draft/pending-order.ts";
import { useOrderApi } from "../draft/use-order-api.ts";

/**
 * Completes the checkout of an order for all whose answer was lost: the shared cart says that its own guest sent the
 * order with this `number`. While the order is being sent (`busy`), its answer completes the checkout.
 */
export function useCompleteSentOrder(
  { number, busy }: { number: Order["public_id"] | null; busy: boolean },
  onPlaced: (placed: PlacementResult) => void,
): void {
  const orderApi = useOrderApi();
  const sentId = useCheckout(({ sending }) => sending?.orderId ?? null);
  const [failed, setFailed] = useState(false);
  const canComplete = number !== null && sentId !== null && !busy;

  const find = useEffectEvent(() =>
    number === null ? null : findPlacedByNumber(orderApi, number),
  );
  const complete = useEffectEvent(onPlaced);
  useEffect(() => {
    if (!canComplete || failed) return;
    let stale = false;
    Promise.resolve(find()).then(
      (order) => !stale && order && complete({ order, alreadyPlaced: false }),
      () => !stale && setFailed(true),
    );
    return () => {
      stale = true;
    };
  }, [canComplete, failed]);
  useWhenReachable(failed && canComplete, () => setFailed(false), true);
}
