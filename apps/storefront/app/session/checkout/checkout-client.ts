import type { Client } from "@comanda/contract/clients/client";
import { useEffect, useEffectEvent } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { loadSavedClient } from "../client/saved-client.ts";
import { saveClientId } from "../client/saved-client-id.ts";
import { saveClientName } from "../client/saved-client-name.ts";
import { type CheckoutStore, useCheckoutStore } from "./checkout-store.ts";

/**
 * Loads the saved client once a visit. Without an answer the customer orders as a new client,
 * unless the network comes back before that.
 */
export function useRestoreClient(companyId: string): void {
  const store = useCheckoutStore();
  const load = useEffectEvent(async () => {
    const { client, clientChecked } = store.getState();
    if (client) return;
    const found = await loadSavedClient(browserApi, companyId);
    const answered = found !== "unanswered";
    // A client that was created while this request ran is newer than the saved one.
    if (store.getState().client || (clientChecked && !answered)) return;
    store.getState().setClient(answered ? found : null);
  });
  useEffect(() => {
    const reload = () => void load();
    if (!store.getState().clientChecked) reload();
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, [store]);
}

/** Keeps a client for the next order of this browser and for the running checkout. */
export function saveClient(store: CheckoutStore, companyId: string, client: Client): void {
  saveClientId(companyId, client.id);
  if (client.name) saveClientName(client.name);
  store.getState().setClient(client);
}
