import { browserStorage } from "../../session/storage/browser-storage.ts";

/**
 * Storage key of the last payment for which a card was entered in this browser; the bank may still
 * be checking it.
 */
const NAME = "comanda.entered-card";

/** Notes that a card was entered for this payment. */
export function markCardEntered(paymentId: string): void {
  browserStorage.setItem(NAME, paymentId);
}

/** The card was refused, or never sent. */
export function clearCardEntered(paymentId: string): void {
  if (wasCardEntered(paymentId)) browserStorage.removeItem(NAME);
}

/** Returns whether the last card was entered for this payment. */
export function wasCardEntered(paymentId: string): boolean {
  return browserStorage.getItem(NAME) === paymentId;
}
