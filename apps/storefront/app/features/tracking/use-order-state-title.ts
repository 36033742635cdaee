import type { Order } from "@comanda/contract/orders/order";
import { useEffect, useRef } from "react";
import { orderPageState } from "./order-page-state.ts";
import { useOrderStateText } from "./use-order-state-text.ts";

/** Lets the browser's tab say how the order stands, for who waits in another one. */
export function useOrderStateTitle(order: Order | null): void {
  const words = useOrderStateText(order);
  const before = useRef<string | null>(null);
  const state = orderPageState(order) === "not_found" ? null : (words?.title ?? null);
  useEffect(() => {
    if (!state) return;
    before.current ??= document.title;
    document.title = `${state} · ${before.current}`;
  }, [state]);
}
