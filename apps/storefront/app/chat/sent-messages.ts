import { useSyncExternalStore } from "react";
import { lastOrderId } from "../session/client/last-order-id.ts";
import { browserStorage } from "../session/storage/browser-storage.ts";
import { addRecentId, recentIds } from "../session/storage/recent-ids.ts";

/** The key of the orders whose chat message was sent, the last first (conformance 3.91). */
const NAME = "comanda.sentMessages";
/** The key of the last order that needs no message any more. */
const DONE = "comanda.doneOrder";

const listeners = new Set<() => void>();

/**
 * Returns whether the chat was opened with this order's message; whether it was sent there is unknown.
 */
export function isMessageSent(orderId: string): boolean {
  return recentIds(NAME).includes(orderId);
}

/** Notes that this order's message was sent, and updates the components that show it. */
export function markMessageSent(orderId: string): void {
  addRecentId(NAME, orderId);
  for (const listener of listeners) listener();
}

/** Returns the visitor's last order if its message was not sent from this browser yet, else null. */
export function unsentOrderId(): string | null {
  const orderId = lastOrderId(document.cookie);
  if (!orderId || isMessageSent(orderId)) return null;
  return browserStorage.getItem(DONE) === orderId ? null : orderId;
}

/** Notes that this order will never need a message, so that it is not loaded again for that. */
export function markNoMessageNeeded(orderId: string): void {
  browserStorage.setItem(DONE, orderId);
}

/** `isMessageSent` as a hook, updated by other tabs too; null on the server and without an order. */
export function useMessageSent(orderId: string | undefined): boolean | null {
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => (orderId === undefined ? null : isMessageSent(orderId)),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // `storage` comes from other tabs. A page in the back-forward cache misses it, so `pageshow` too.
  const events = ["storage", "pageshow"] as const;
  for (const name of events) window.addEventListener(name, listener);
  return () => {
    listeners.delete(listener);
    for (const name of events) window.removeEventListener(name, listener);
  };
}
