import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { browserStorage } from "../../session/storage/browser-storage.ts";

/**
 * Storage key of the last payment for which a card was entered in this browser, and of its order; the bank
 * may still be checking it. A space divides them: ids of another backend may have one, and are encoded.
 */
const NAME = "comanda.entered-card";

const stored = () => browserStorage.getItem(NAME)?.split(" ") ?? [];

/** Notes that a card was entered for this payment. */
export function markCardEntered({
  id,
  reference_id,
}: Pick<CompanyPayment, "id" | "reference_id">): void {
  browserStorage.setItem(NAME, [id, reference_id].map(encodeURIComponent).join(" "));
}

/** The card was refused, or never sent. */
export function clearCardEntered(paymentId: string): void {
  if (wasCardEntered(paymentId)) browserStorage.removeItem(NAME);
}

/** Returns whether the last card was entered for this payment. */
export function wasCardEntered(paymentId: string): boolean {
  return stored()[0] === encodeURIComponent(paymentId);
}

/** Returns whether the last card was entered for a payment of this order. */
export function wasCardEnteredForOrder(orderId: string): boolean {
  return stored()[1] === encodeURIComponent(orderId);
}
