import { useSyncExternalStore } from "react";
import { parseTicks, pruneTicks, type Ticks, toggleTick } from "./ticks.ts";

const STORAGE_KEY = "comanda.board.ticks";
const NONE: readonly number[] = [];
const listeners = new Set<() => void>();
/** The saved text, so that an unchanged one gives the same object. */
let read: { text: string | null; ticks: Ticks } = { text: null, ticks: {} };

function readTicks(): Ticks {
  const text = localStorage.getItem(STORAGE_KEY);
  if (text !== read.text) read = { text, ticks: parseTicks(text) };
  return read.ticks;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The ticked lines of an order on this device, and a function that ticks one or takes it back. */
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
