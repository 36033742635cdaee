import type { Position } from "@comanda/domain/geo";
import type { Logger } from "pino";
import { reasonOf } from "./ask.ts";

/** Takes a place that the second provider has found. Returns at once, and never throws. */
export type SearchLog = (place: Position & { address: string }) => void;

const PATIENCE_MS = 3_000;
/** Who is slower than people search misses some rows; a visitor never waits for it. */
const MAX_AT_ONCE = 20;

/**
 * Posts places to a webhook, such as a spreadsheet's script (spec §7): `multipart/form-data` with
 * `lat`, `lng` and `address`. A failure is logged without the place and the webhook's address, which
 * may hold a secret.
 */
export function createSearchLog(url: string, log: Logger, patience = PATIENCE_MS): SearchLog {
  let running = 0;
  const post = async ({ latitude, longitude, address }: Parameters<SearchLog>[0]) => {
    const body = new FormData();
    body.set("lat", String(latitude));
    body.set("lng", String(longitude));
    body.set("address", address);
    running += 1;
    try {
      // Spreadsheets' scripts answer with a redirection once the row is written.
      const init: RequestInit = { method: "POST", body, redirect: "manual" };
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(patience) });
      await answer.body?.cancel();
      if (answer.status >= 400) log.warn({ status: answer.status }, FAILED);
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, FAILED);
    } finally {
      running -= 1;
    }
  };
  return (place) => {
    if (running < MAX_AT_ONCE) void post(place);
  };
}

const FAILED = "The log of second searches failed";
