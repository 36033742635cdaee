import type { Webhook } from "@comanda/contract/integrations/webhook-schemas";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/database.ts";
import { Refusal } from "../../shared/refusal.ts";
import { findWebhooks, type WebhookWithQueue } from "./webhooks.store.ts";

/** A webhook in the wire's form; 404 `webhook_not_found`. */
export async function readWebhook(
  db: Kysely<Database>,
  companyId: string,
  id: string,
): Promise<Webhook | Refusal> {
  const [found] = await findWebhooks(db, companyId, id);
  return found ? toWireWebhook(found) : new Refusal("webhook_not_found");
}

/** Converts a webhook's row to the wire's form. */
export function toWireWebhook(row: WebhookWithQueue): Webhook {
  const { id, url, events, details, revision, state, waiting } = row;
  return {
    id,
    url,
    events,
    details,
    revision,
    state,
    waiting,
    failing_since: row.failing_since?.toISOString() ?? null,
    old_secret_until: row.old_secret_until?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
