import { loggableError } from "@comanda/api/shared/loggable-error";
import type { ApiError } from "@comanda/contract/calls/api-client";
import { findCall } from "@comanda/contract/calls/find-call";
import type { Logger } from "pino";

/**
 * Returns a function that writes the errors of one request's pages to the log, each once: several loaders
 * of a request may fail with the same error.
 */
export function createPageErrorLog(log: Pick<Logger, "error">): (error: unknown) => void {
  const logged = new Set<unknown>();
  return (error) => {
    if (logged.has(error)) return;
    logged.add(error);
    const facts = loggableError(error instanceof Error ? error : new Error(typeof error));
    log.error({ ...failedCall(error), ...facts });
  };
}

/** Returns the failed API call with its status, for the log. */
function failedCall(error: unknown): { call?: string; status?: number } {
  if (!(error instanceof Error)) return {};
  if ("call" in error && typeof error.call === "string") return { call: error.call };
  // Recognized by its fields: a build has its own copies of the classes.
  const { method, url, status } = error as Partial<ApiError>;
  if (error.name !== "ApiError" || !(method && url && URL.canParse(url))) return {};
  const call = findCall(method, new URL(url).pathname)?.name;
  return { ...(call && { call }), ...(status !== undefined && { status }) };
}
