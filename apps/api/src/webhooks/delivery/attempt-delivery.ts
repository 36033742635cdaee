import { nextAttempt } from "@comanda/domain/integrations/webhook-retries";
import type { StoredStaffOrder } from "../../board/staff-orders.store.ts";
import type { WebhookContext } from "../common/webhook-context.ts";
import { type PostOptions, type PostResult, postWebhook } from "./post-webhook.ts";
import type { SettledAttempt } from "./settle-deliveries.store.ts";
import { signWebhook } from "./sign-webhook.ts";
import { webhookBody } from "./webhook-body.ts";
import type { ClaimedDelivery } from "./webhook-lanes.store.ts";

export type AttemptDeps = Pick<WebhookContext, "clock" | "secrets" | "allowLocal"> & PostOptions;

/** Posts an event once, and says how it ended and when it is tried again. */
export async function attemptDelivery(
  deps: AttemptDeps,
  delivery: ClaimedDelivery,
  order: StoredStaffOrder | undefined,
): Promise<SettledAttempt> {
  const began_at = deps.clock();
  const began = performance.now();
  // An order is deleted only with its company, so this order never existed.
  const isGone = delivery.order_id !== null && !order;
  const result = isGone
    ? { status: null, text: null, error: "order_gone" }
    : await post(deps, delivery, order);
  const ended_at = deps.clock();
  const { company_id, webhook_id, lane, lease, id } = delivery;
  const isDelivered = result.status !== null && result.status >= 200 && result.status < 300;
  const attempts = delivery.attempts + 1;
  const firstAt = delivery.first_attempt_at ?? began_at;
  const next_at = isDelivered || isGone ? null : nextAttempt({ attempts, firstAt }, ended_at);
  return {
    ...{ company_id, webhook_id, lane, lease, id, next_at, began_at, ended_at, ...result },
    state: isDelivered ? "delivered" : stateAfterFailure(next_at),
    duration_ms: Math.round(performance.now() - began),
  };
}

const stateAfterFailure = (nextAt: Date | null) => (nextAt ? "waiting" : "failed");

async function post(
  deps: AttemptDeps,
  delivery: ClaimedDelivery,
  order: StoredStaffOrder | undefined,
): Promise<PostResult> {
  const now = deps.clock();
  const secrets = secretsOf(deps, delivery, now);
  if (!secrets) return { status: null, text: null, error: "secret_unreadable" };
  const body = webhookBody(delivery, order, now);
  const headers = {
    "content-type": "application/json",
    "user-agent": "Comanda-Webhooks",
    "comanda-event": delivery.type,
    "comanda-event-id": delivery.event_id,
    "comanda-signature": signWebhook(body, secrets, now),
  };
  return postWebhook({ url: delivery.url, headers, body }, deps);
}

/**
 * The secrets that sign now: the present one, and for a day after a change the previous one too.
 */
function secretsOf(
  { secrets }: Pick<AttemptDeps, "secrets">,
  { company_id, webhook_id, secret, old_secret, old_secret_until }: ClaimedDelivery,
  now: Date,
): string[] | null {
  const owner = { company_id, id: webhook_id };
  const current = secrets.open(owner, secret);
  if (current === null) return null;
  const isOldValid = old_secret !== null && old_secret_until !== null && old_secret_until > now;
  const old = isOldValid ? secrets.open(owner, old_secret) : null;
  return old === null ? [current] : [current, old];
}
