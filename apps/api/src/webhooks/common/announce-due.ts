import { loggableError } from "../../shared/loggable-error.ts";
import { type WebhookContext, webhooksDueChannel } from "./webhook-context.ts";

/**
 * Tells every process that deliveries may be due. Call it after the transaction. A failure is only
 * logged, because the regular rounds find the deliveries too.
 */
export async function announceDue({
  events,
  log,
}: Pick<WebhookContext, "events" | "log">): Promise<void> {
  await events
    .publish(webhooksDueChannel, "")
    .catch((error: Error) => log.error(loggableError(error)));
}
