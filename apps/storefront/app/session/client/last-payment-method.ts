import { browserStorage } from "../storage/browser-storage.ts";

/** How the last order at a company was paid, so that who comes back need not say it again. */
const name = (companyId: string) => `comanda.payment.${companyId}`;

export function saveLastPaymentMethod(companyId: string, methodId: string): void {
  browserStorage.setItem(name(companyId), methodId);
}

/** Whether it is still offered is for the caller to see. */
export function lastPaymentMethod(companyId: string): string | null {
  return browserStorage.getItem(name(companyId));
}
