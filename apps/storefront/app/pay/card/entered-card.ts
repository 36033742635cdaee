import { browserStorage } from "../../session/storage/browser-storage.ts";

/** The last payment for which a card was entered in this browser, and may still be thought about. */
const NAME = "comanda.entered-card";

export function markCardEntered(paymentId: string): void {
  browserStorage.setItem(NAME, paymentId);
}

/** It was refused, or never sent. */
export function clearCardEntered(paymentId: string): void {
  if (wasCardEntered(paymentId)) browserStorage.removeItem(NAME);
}

export function wasCardEntered(paymentId: string): boolean {
  return browserStorage.getItem(NAME) === paymentId;
}
