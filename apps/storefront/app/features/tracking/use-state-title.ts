import type { Order } from "@comanda/contract/orders";
import { useEffect, useRef } from "react";
import { orderPage } from "./order-page-state.ts";
import { useStateWords } from "./state-words.ts";

/** Lets the browser's tab say how the order stands, for who waits in another one. */
export function useStateTitle(order: Order | null): void {
  const words = useStateWords(order);
  const before = useRef<string | null>(null);
  const state = orderPage(order) === "not_found" ? null : (words?.title ?? null);
  useEffect(() => {
    if (!state) return;
    before.current ??= document.title;
    document.title = `${state} · ${before.current}`;
  }, [state]);
}
