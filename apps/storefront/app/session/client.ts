import { type ApiClient, ApiError } from "@comanda/contract/client";
import type { Client } from "@comanda/contract/clients";
import { useEffect } from "react";
import { api } from "./api.ts";
import { type CheckoutStore, useCheckoutStore } from "./checkout-store.ts";
import { forgetClientId, saveClientId, savedClientId } from "./client-id.ts";

/**
 * The saved client, or null when the API does not know it, it came from the chat bot, or nobody
 * answers (spec §4, Startup). Only in the first two cases the id is forgotten.
 */
export async function readSavedClient(call: ApiClient, companyId: string): Promise<Client | null> {
  const clientId = savedClientId(companyId);
  if (!clientId) return null;
  try {
    const client = await call("readClient", { params: { companyId, clientId } });
    if (client.source !== "CHATBOT") return client;
    forgetClientId(companyId);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) forgetClientId(companyId);
  }
  return null;
}

/** Asks once a visit who the saved client is. */
export function useSavedClient(companyId: string): void {
  const store = useCheckoutStore();
  useEffect(() => {
    if (store.getState().clientChecked) return;
    void readSavedClient(api, companyId).then((client) => store.getState().setClient(client));
  }, [store, companyId]);
}

export function rememberClient(store: CheckoutStore, companyId: string, client: Client): void {
  saveClientId(companyId, client.id);
  store.getState().setClient(client);
}

/** The API no longer knows the client: it must be asked for again. */
export function forgetClient(store: CheckoutStore, companyId: string): void {
  forgetClientId(companyId);
  store.getState().setClient(null);
}
