import { browserStorage } from "../storage/browser-storage.ts";

/**
 * The one thing kept of who ordered (spec §3, Local storage); without the visitor's cookie it opens
 * nothing.
 */
const name = (companyId: string) => `comanda.client.${companyId}`;

export function savedClientId(companyId: string): string | null {
  return browserStorage.getItem(name(companyId));
}

export function saveClientId(companyId: string, clientId: string): void {
  browserStorage.setItem(name(companyId), clientId);
}

export function removeClientId(companyId: string): void {
  browserStorage.removeItem(name(companyId));
}
