import { type ApiClient, ApiError } from "@comanda/contract/calls/api-client";
import type { Client } from "@comanda/contract/clients/client";
import { browserApi } from "../../api/browser-api.ts";
import { isMarkedThisVisit, markOncePerVisit } from "../visit/once-per-visit.ts";
import { removeClientId, savedClientId } from "./saved-client-id.ts";

/**
 * Statuses with which the API decides nothing: no response, too many requests, or a gateway's failure.
 */
const UNANSWERED_STATUSES = [0, 429, 502, 503, 504];

/** Returns whether the API gave no answer, or the answer broke off, as when the page unloads. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const brokeOff = error.status < 300 && !(error.cause instanceof SyntaxError);
  return brokeOff || UNANSWERED_STATUSES.includes(error.status);
}

/** The key of the mark that the saved client of a company is verified in this visit. */
const verifiedMark = (companyId: string) => `client.${companyId}`;

/**
 * Loads the saved client; null where there is none. The saved id is removed where the chat bot created
 * the client, or where the API answers with a failure (conformance 4.28). `"unanswered"`: the API gave
 * no answer, and the id stays.
 */
export async function loadSavedClient(
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
  markOncePerVisit(verifiedMark(companyId));
  if (client && client.source?.toUpperCase() !== "CHATBOT") return client;
  // Keeps an id that was saved while this request ran.
  if (savedClientId(companyId) === clientId) removeClientId(companyId);
  return null;
}

/**
 * Verifies the saved client once a visit, on its first page. Resolves to whether the API answered;
 * otherwise the caller tries again.
 */
export async function verifySavedClientOnce(companyId: string): Promise<boolean> {
  if (isMarkedThisVisit(verifiedMark(companyId))) return true;
  return (await loadSavedClient(browserApi, companyId)) !== "unanswered";
}
