import { type ApiClient, ApiError } from "@comanda/contract/client";
import type { Client } from "@comanda/contract/clients";
import { api } from "./api.ts";
import { forgetClientId, savedClientId } from "./client-id.ts";
import { isNoted, once } from "./visit-notes.ts";

/** Statuses that are no answer of the API: no response, too many requests, or a gateway's failure. */
const FOR_NOW = [0, 429, 502, 503, 504];

/** Whether the API gave no answer, or the answer broke off, as when the page unloads. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const brokeOff = error.status < 300 && !(error.cause instanceof SyntaxError);
  return brokeOff || FOR_NOW.includes(error.status);
}

const note = (companyId: string) => `client.${companyId}`;

/**
 * The saved client, or null when there is none. An id of the chat bot's and one whose lookup is
 * answered with a failure are removed (conformance 4.28); `"unanswered"` is no failure: without an
 * answer the id stays.
 */
export async function readSavedClient(
  call: ApiClient,
  companyId: string,
): Promise<Client | null | "unanswered"> {
  const clientId = savedClientId(companyId);
  if (!clientId) return null;
  let client: Client | null = null;
  try {
    client = await call("readClient", { params: { companyId, clientId } });
  } catch (error) {
    if (isUnanswered(error)) return "unanswered";
  }
  once(note(companyId));
  if (client && client.source !== "CHATBOT") return client;
  // Keeps an id that was saved while this request ran.
  if (savedClientId(companyId) === clientId) forgetClientId(companyId);
  return null;
}

/**
 * Verifies the saved client once a visit, on whichever page it begins. Resolves whether there was an
 * answer: without one, it is to be asked again.
 */
export async function verifySavedClient(companyId: string): Promise<boolean> {
  if (isNoted(note(companyId))) return true;
  return (await readSavedClient(api, companyId)) !== "unanswered";
}
