import type { ServiceType } from "@comanda/domain/company/service-type";
import { asRecord } from "@comanda/ui/web/as-record.ts";
import { browserStorage } from "../storage/browser-storage.ts";
import { STORE_VERSION } from "../storage/stored-version.ts";

/**
 * Stores the way to order that a visitor chose, for a page that does not load the checkout. A planned
 * address stays, a time does not: it can be too early for another way.
 */
export function planServiceType(companyId: string, serviceType: ServiceType): void {
  const name = `comanda.checkout.${companyId}`;
  const state = storedState(name);
  const plan = { address: null, ...asRecord(state.plan), serviceType, time: null };
  const value = { state: { ...state, plan }, version: STORE_VERSION };
  browserStorage.setItem(name, JSON.stringify(value));
  // A checkout of this page reads what other tabs change.
  globalThis.window?.dispatchEvent(new StorageEvent("storage", { key: name }));
}

/** Returns the stored checkout, which may hold anything; empty where nothing can be read. */
function storedState(name: string): Record<string, unknown> {
  try {
    return asRecord(asRecord(JSON.parse(browserStorage.getItem(name) ?? "")).state);
  } catch {
    return {};
  }
}
