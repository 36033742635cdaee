import type { Position } from "@comanda/domain/geo/position";
import type { Logger } from "pino";
import { failureReason } from "../remote/fetch-json.ts";

/** Logs a place that the second provider has found. Returns at once, and never throws. */
export type SearchLog = (place: Position & { address: string }) => void;

const FAILURE_MESSAGE = "The log of second searches failed";
const TIMEOUT_MS = 3_000;
/**
 * Rows beyond this limit are dropped when the script is slower than the searches; no visitor waits.
 */
const MAX_CONCURRENT = 20;

/**
 * Posts places to a webhook, such as a spreadsheet's script (conformance 7.34):
 * `multipart/form-data` with `lat`, `lng` and `address`. A failure is logged without the place and
 * the webhook's URL, which may contain a secret.
 */
export function createSearchLog(url: string, log: Logger, timeoutMs = TIMEOUT_MS): SearchLog {
  let running = 0;
  const post = async ({ latitude, longitude, address }: Parameters<SearchLog>[0]) => {
    const body = new FormData();
    body.set("lat", String(latitude));
    body.set("lng", String(longitude));
    body.set("address", address);
    running += 1;
    try {
      // A spreadsheet's script answers with a redirect after it has written the row.
      const init: RequestInit = { method: "POST", body, redirect: "manual" };
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      await answer.body?.cancel();
      if (answer.status >= 400) log.warn({ status: answer.status }, FAILURE_MESSAGE);
    } catch (error) {
      log.warn({ reason: failureReason(error) }, FAILURE_MESSAGE);
    } finally {
      running -= 1;
    }
  };
  return (place) => {
    if (running < MAX_CONCURRENT) void post(place);
  };
}
