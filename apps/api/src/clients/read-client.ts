import type { Client } from "@comanda/contract/clients/client";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";
import { Refusal } from "../shared/refusal.ts";
import { listAddresses } from "./addresses.store.ts";
import { findClient, toClient } from "./clients.store.ts";

/**
 * Returns a client to the device that created it. 404 `client_not_found` for an unknown id and for any
 * other device; 404 `company_not_found`.
 */
export async function readClient(
  context: ApiContext,
  companyId: string,
  clientId: string,
  device: string | null,
): Promise<Client | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const client = await findClient(context.db, companyId, clientId);
  if (!client || client.device_id !== device) return new Refusal("client_not_found");
  return toClient(client, await listAddresses(context.db, companyId, clientId));
}
