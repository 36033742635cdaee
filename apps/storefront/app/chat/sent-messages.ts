import { useSyncExternalStore } from "react";
import { lastOrderId } from "../session/client/last-order.ts";
import { browserStorage } from "../session/storage/browser-storage.ts";
import { addRecentId, recentIds } from "../session/storage/recent-ids.ts";

/** Spec §3, Local storage: the orders whose chat message was sent, the last first. */
const NAME = "comanda.sentMessages";
/** The last order of which no message is wanted any more. */
const DONE = "comanda.doneOrder";

const listeners = new Set<() => void>();

/** Whether the chat was opened with this order's message; nobody tells whether it went out from there. */
export function isMessageSent(orderId: string): boolean {
  return recentIds(NAME).includes(orderId);
}

/** This order's message was sent; whatever shows it hears of it. */
export function markMessageSent(orderId: string): void {
  addRecentId(NAME, orderId);
  for (const listener of listeners) listener();
}

/** The visitor's last order, as far as this browser knows that its message is still to be sent. */
export function unsentOrderId(): string | null {
  const orderId = lastOrderId(document.cookie);
  if (!orderId || isMessageSent(orderId)) return null;
  return browserStorage.getItem(DONE) === orderId ? null : orderId;
}

/** This order is not asked after again: it will never want a message any more. */
export function markNoMessageNeeded(orderId: string): void {
  browserStorage.setItem(DONE, orderId);
}

/**
 * `isMessageSent` for what shows it, also when another tab sends it; null where nobody knows yet, as
 * on the server.
 */
export function useMessageSent(orderId: string | undefined): boolean | null {
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => (orderId === undefined ? null : isMessageSent(orderId)),
    () => null,
  );
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
