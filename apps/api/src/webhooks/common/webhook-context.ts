import type { Deps } from "../../context/deps.ts";
import { createWebhookSecrets, type WebhookSecrets } from "./seal-webhook-secrets.ts";

/** What the use cases of webhooks work with. */
export type WebhookContext = Pick<Deps, "db" | "clock" | "events" | "log"> & {
  secrets: WebhookSecrets;
  /** Whether http and addresses of local networks are allowed. */
  allowLocal: boolean;
};

/**
 * The channel on which a process announces a delivery that a member enqueued. Its messages are
 * empty.
 */
export const webhooksDueChannel = "webhooks_due";

/** Creates the context of the calls and of the deliveries. */
export function createWebhookContext(
  deps: Pick<Deps, "db" | "clock" | "events" | "log" | "payments" | "localWebhooks" | "secret">,
): WebhookContext {
  const { db, clock, events, log, payments, localWebhooks = false, secret } = deps;
  const secrets = createWebhookSecrets(payments?.secretKeys ?? [secret]);
  return { db, clock, events, log, secrets, allowLocal: localWebhooks };
}
