import type { SharedCartMessage } from "@comanda/contract/orders/shared-cart";
import { create } from "zustand";

/** A guest who is checking out: for all, or only their own dishes. */
export type GuestCheckout = { guest: string; whole: boolean };

/**
 * The guests of the followed cart who are checking out, also the visitor, the last announced last. Each is
 * announced for some seconds, and again while the checkout is open: a phone without a network disappears
 * by itself (decision 111).
 */
export const useGuestCheckouts = create<readonly GuestCheckout[]>(() => []);

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Takes a message of the cart's websocket; false for one that is not about a checkout. */
export function acceptCheckout(data: unknown): boolean {
  const message = parseMessage(data);
  if (message?.event_type !== "SHARED_CART_CHECKOUT") return false;
  const { guest, whole, seconds } = message;
  clearTimeout(timers.get(guest));
  timers.delete(guest);
  const others = useGuestCheckouts.getState().filter((each) => each.guest !== guest);
  const isOpen = seconds > 0;
  useGuestCheckouts.setState(isOpen ? [...others, { guest, whole }] : others, true);
  if (isOpen)
    timers.set(
      guest,
      setTimeout(() => forget(guest), seconds * 1_000),
    );
  return true;
}

/** Forgets all of them: the cart is not followed any more. */
export function forgetCheckouts(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  useGuestCheckouts.setState([], true);
}

function forget(guest: string): void {
  timers.delete(guest);
  useGuestCheckouts.setState((all) => all.filter((each) => each.guest !== guest), true);
}

function parseMessage(data: unknown): SharedCartMessage | null {
  try {
    return typeof data === "string" ? JSON.parse(data) : null;
  } catch {
    return null;
  }
}
