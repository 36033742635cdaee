import type { Client } from "@comanda/contract/clients";
import { useEffect, useEffectEvent } from "react";
import { api } from "./api.ts";
import { type CheckoutStore, useCheckoutStore } from "./checkout-store.ts";
import { forgetClientId, saveClientId } from "./client-id.ts";
import { saveClientName } from "./client-name.ts";
import { readSavedClient } from "./saved-client.ts";

/**
 * Asks once a visit who the saved client is. Whom nobody could ask orders as somebody new, unless
 * the network comes back before that.
 */
export function useSavedClient(companyId: string): void {
  const store = useCheckoutStore();
  const ask = useEffectEvent(async () => {
    const { client, clientChecked } = store.getState();
    if (client) return;
    const found = await readSavedClient(api, companyId);
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

export function rememberClient(store: CheckoutStore, companyId: string, client: Client): void {
  saveClientId(companyId, client.id);
  if (client.name) saveClientName(client.name);
  store.getState().setClient(client);
}

/** The API no longer knows the client: it must be asked for again. */
export function forgetClient(store: CheckoutStore, companyId: string): void {
  forgetClientId(companyId);
  store.getState().setClient(null);
}
