import { browserStorage } from "../storage/browser-storage.ts";

/** Returns the payment method of the last order at a company, which is preselected for the next one. */
const name = (companyId: string) => `comanda.payment.${companyId}`;

/** Keeps the method that the visitor chose last at the company. */
export function saveLastPaymentMethod(companyId: string, methodId: string): void {
  browserStorage.setItem(name(companyId), methodId);
}

/**
 * Returns the method's id; null where none is stored. The caller checks whether the method is still
 * offered.
 */
export function lastPaymentMethod(companyId: string): string | null {
  return browserStorage.getItem(name(companyId));
}
