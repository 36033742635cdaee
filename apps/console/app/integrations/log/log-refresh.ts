import type { WebhookDeliveries } from "@comanda/contract/integrations/webhook-schemas";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import { REFRESH_MS } from "../../api/use-fresh-answer.ts";

/** Milliseconds between reads while a new event has no answer. */
const AWAITED_REFRESH_MS = 3_000;
/** Milliseconds after which an event that was not tried waits for something else, such as the end of a pause. */
const AWAITED_FOR_MS = MINUTE_MS;

/**
 * Returns after how many milliseconds a log is read again: soon while a delivery that is due by the
 * server's clock has no attempt. An event that is sent again is due when that is asked for, long after the
 * event itself.
 */
export function logRefreshMs({
  now,
  deliveries,
}: Pick<WebhookDeliveries, "now" | "deliveries">): number {
  const isAwaited = deliveries.some(
    ({ state, attempts, next_at, at }) =>
      state === "waiting" &&
      attempts === 0 &&
      Math.abs(Date.parse(now) - Date.parse(next_at ?? at)) < AWAITED_FOR_MS,
  );
  return isAwaited ? AWAITED_REFRESH_MS : REFRESH_MS;
}
