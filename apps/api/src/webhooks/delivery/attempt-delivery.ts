import { nextAttempt } from "@comanda/domain/integrations/webhook-retries";
import type { StoredStaffOrder } from "../../board/staff-orders.store.ts";
import { loggableError } from "../../shared/loggable-error.ts";
import type { WebhookContext } from "../common/webhook-context.ts";
import { type PostOptions, type PostResult, postWebhook } from "./post-webhook.ts";
import type { SettledAttempt } from "./settle-deliveries.store.ts";
import { signWebhook } from "./sign-webhook.ts";
import { webhookBody } from "./webhook-body.ts";
import type { ClaimedDelivery } from "./webhook-lanes.store.ts";

export type AttemptDeps = Pick<WebhookContext, "clock" | "secrets" | "allowLocal" | "log"> &
  PostOptions;

/** Why an attempt ended before anything was sent; the receiver has no part in it. */
const OWN_FAULTS = ["order_gone", "order_unreadable", "secret_unreadable"] as const;
type OwnFault = (typeof OWN_FAULTS)[number];

/** Returns whether an attempt failed before anything was sent. */
export const isOwnFault = (error: string | null): boolean =>
  OWN_FAULTS.some((fault) => fault === error);

/** The order of an event; undefined where there is none, null where its rows cannot be read. */
export type OrderToSend = StoredStaffOrder | null | undefined;

/** Posts an event once, and says how it ended and when it is tried again. */
export async function attemptDelivery(
  deps: AttemptDeps,
  delivery: ClaimedDelivery,
  order: OrderToSend,
): Promise<SettledAttempt> {
  const began_at = deps.clock();
  const began = performance.now();
  // Only drafts are deleted without their company, and a draft has no events.
  const isGone = delivery.order_id !== null && order === undefined;
  const result = isGone ? unsent("order_gone") : await post(deps, delivery, order);
  const ended_at = deps.clock();
  const { company_id, webhook_id, lane, lease, id } = delivery;
  const isDelivered = result.status !== null && result.status >= 200 && result.status < 300;
  const attempts = delivery.attempts + 1;
  const firstAt = delivery.first_attempt_at ?? began_at;
  const next_at = isDelivered || isGone ? null : nextAttempt({ attempts, firstAt }, ended_at);
  return {
    company_id,
    webhook_id,
    lane,
    lease,
    id,
    next_at,
    began_at,
    ended_at,
    ...result,
    state: isDelivered ? "delivered" : stateAfterFailure(next_at),
    duration_ms: Math.round(performance.now() - began),
  };
}

const unsent = (error: OwnFault): PostResult => ({ status: null, text: null, error });

const stateAfterFailure = (nextAt: Date | null) => (nextAt ? "waiting" : "failed");

async function post(
  deps: AttemptDeps,
  delivery: ClaimedDelivery,
  order: OrderToSend,
): Promise<PostResult> {
  if (order === null) return unsent("order_unreadable");
  const now = deps.clock();
  const secrets = secretsOf(deps, delivery, now);
  if (!secrets) return unsent("secret_unreadable");
  const body = readableBody(deps, delivery, order, now);
  if (body === null) return unsent("order_unreadable");
  const headers = {
    "content-type": "application/json",
    "user-agent": "Comanda-Webhooks",
    "comanda-event": delivery.type,
    "comanda-event-id": delivery.event_id,
    "comanda-signature": signWebhook(body, secrets, now),
  };
  return postWebhook({ url: delivery.url, headers, body }, deps);
}

/** The body, or null for an order whose rows are read but make no answer. */
function readableBody(
  { log }: Pick<AttemptDeps, "log">,
  delivery: ClaimedDelivery,
  order: StoredStaffOrder | undefined,
  now: Date,
): string | null {
  try {
    return webhookBody(delivery, order, now);
  } catch (error) {
    const { company_id, order_id } = delivery;
    log.error({ ...loggableError(error as Error), company_id, order_id });
    return null;
  }
}

/** The secrets to sign with: the current one, and for a day after a change also the previous one. */
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
