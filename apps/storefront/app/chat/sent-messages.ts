import { useSyncExternalStore } from "react";
import { browserStorage } from "../session/browser-storage.ts";

/** Spec §3, Local storage: the orders whose chat message was sent, the last first. */
const NAME = "comanda.sentMessages";
/** Older ones have long been eaten. */
const MAX_KEPT = 50;

const listeners = new Set<() => void>();

/** Whether the chat was opened with this order's message; nobody tells whether it went out from there. */
export function isMessageSent(orderId: string): boolean {
  return sentMessages().includes(orderId);
}

export function rememberMessageSent(orderId: string): void {
  const others = sentMessages().filter((id) => id !== orderId);
  browserStorage.setItem(NAME, JSON.stringify([orderId, ...others].slice(0, MAX_KEPT)));
  for (const listener of listeners) listener();
}

/** The same for what shows it, also when another tab sends it; null where nobody knows yet, as on the server. */
export function useMessageSent(orderId: string | undefined): boolean | null {
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => (orderId === undefined ? null : isMessageSent(orderId)),
    () => null,
  );
}

function sentMessages(): string[] {
  try {
    const found: unknown = JSON.parse(browserStorage.getItem(NAME) ?? "[]");
    return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has sent it; a page that was put away hears of nothing, and looks again when it is back.
  const events = ["storage", "pageshow"] as const;
  for (const name of events) window.addEventListener(name, listener);
  return () => {
    listeners.delete(listener);
    for (const name of events) window.removeEventListener(name, listener);
  };
}
