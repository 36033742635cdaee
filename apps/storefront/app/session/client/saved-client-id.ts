import { browserStorage } from "../storage/browser-storage.ts";

/**
 * Returns the client's id, the only thing that local storage has of the client (conformance 3.90).
 * Without the device cookie the API shows nothing for it.
 */
const name = (companyId: string) => `comanda.client.${companyId}`;

/** Returns the id of this browser's client at the company; null where there is none. */
export function savedClientId(companyId: string): string | null {
  return browserStorage.getItem(name(companyId));
}

/** Keeps the id of this browser's client at the company. */
export function saveClientId(companyId: string, clientId: string): void {
  browserStorage.setItem(name(companyId), clientId);
}

/** Forgets this browser's client at the company. */
export function removeClientId(companyId: string): void {
  browserStorage.removeItem(name(companyId));
}
