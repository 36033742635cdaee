import type { WebhookDeliveries } from "@comanda/contract/integrations/webhook-schemas";
import { REFRESH_MS } from "../../api/use-fresh-answer.ts";

/** Who has just caused an event, or sent one again, waits for its answer. */
const AWAITED_REFRESH_MS = 3_000;
/** Milliseconds after which an event that was not tried waits for something else, such as the end of a pause. */
const AWAITED_FOR_MS = 60_000;

/** Returns after how many milliseconds a log is read again: soon while a new event has no attempt. */
export function logRefreshMs(
  { deliveries }: Pick<WebhookDeliveries, "deliveries">,
  now = Date.now(),
): number {
  const isAwaited = deliveries.some(
    ({ state, attempts, at }) =>
      state === "waiting" && attempts === 0 && now - Date.parse(at) < AWAITED_FOR_MS,
  );
  return isAwaited ? AWAITED_REFRESH_MS : REFRESH_MS;
}
