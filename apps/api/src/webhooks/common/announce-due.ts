import { loggableError } from "../../shared/loggable-error.ts";
import { type WebhookContext, webhooksDueChannel } from "./webhook-context.ts";

/** Says that deliveries may be due. Never in a transaction. A failure is only logged: rounds look too. */
export async function announceDue({
  events,
  log,
}: Pick<WebhookContext, "events" | "log">): Promise<void> {
  await events
    .publish(webhooksDueChannel, "")
    .catch((error: Error) => log.error(loggableError(error)));
}
