import { useSyncExternalStore } from "react";
import { parseTicks, pruneTicks, type Ticks, toggleTick } from "./ticks.ts";

const STORAGE_KEY = "comanda.board.ticks";
const NONE: readonly number[] = [];
const listeners = new Set<() => void>();
/** The last read text with its ticks, so that an unchanged text gives the same object. */
let lastRead: { text: string | null; ticks: Ticks } = { text: null, ticks: {} };

function readTicks(): Ticks {
  const text = localStorage.getItem(STORAGE_KEY);
  if (text !== lastRead.text) lastRead = { text, ticks: parseTicks(text) };
  return lastRead.ticks;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/**
 * Returns the positions of an order's ticked lines on this device, and a function that ticks or unticks
 * one. The function drops the ticks of all orders but `orderIds`.
 */
export function useTicks(orderId: string) {
  const ticked = useSyncExternalStore(
    subscribe,
    () => readTicks()[orderId] ?? NONE,
    () => NONE,
  );
  const toggle = (position: number, orderIds: ReadonlySet<string>) => {
    const next = toggleTick(pruneTicks(readTicks(), orderIds), orderId, position);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
    for (const listener of listeners) listener();
  };
  return { ticked, toggle };
}
