import type { Order } from "@comanda/contract/orders/order";
import { useEffect, useRef } from "react";
import { orderPageState } from "./state/order-page-state.ts";
import { useOrderStateText } from "./state/use-order-state-text.ts";

/** Shows the order's state in the browser tab's title, for a visitor who waits in another tab. */
export function useOrderStateTitle(order: Order | null): void {
  const text = useOrderStateText(order);
  const before = useRef<string | null>(null);
  const state = orderPageState(order) === "not_found" ? null : (text?.title ?? null);
  useEffect(() => {
    if (!state) return;
    before.current ??= document.title;
    document.title = `${state} · ${before.current}`;
  }, [state]);
}
