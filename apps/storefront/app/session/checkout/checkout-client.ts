import type { Client } from "@comanda/contract/clients/client";
import { useEffect, useEffectEvent } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { loadSavedClient } from "../client/saved-client.ts";
import { removeClientId, saveClientId } from "../client/saved-client-id.ts";
import { saveClientName } from "../client/saved-client-name.ts";
import { type CheckoutStore, useCheckoutStore } from "./checkout-store.ts";

/**
 * Asks once a visit who the saved client is. Whom nobody could ask orders as somebody new, unless
 * the network comes back before that.
 */
export function useRestoreClient(companyId: string): void {
  const store = useCheckoutStore();
  const ask = useEffectEvent(async () => {
    const { client, clientChecked } = store.getState();
    if (client) return;
    const found = await loadSavedClient(browserApi, companyId);
    const answered = found !== "unanswered";
    // Who introduced themselves meanwhile is known better than by what was saved.
    if (store.getState().client || (clientChecked && !answered)) return;
    store.getState().setClient(answered ? found : null);
  });
  useEffect(() => {
    const again = () => void ask();
    if (!store.getState().clientChecked) again();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [store]);
}

export function saveClient(store: CheckoutStore, companyId: string, client: Client): void {
  saveClientId(companyId, client.id);
  if (client.name) saveClientName(client.name);
  store.getState().setClient(client);
}

/** The API no longer knows the client: it must be asked for again. */
export function removeClient(store: CheckoutStore, companyId: string): void {
  removeClientId(companyId);
  store.getState().setClient(null);
}
