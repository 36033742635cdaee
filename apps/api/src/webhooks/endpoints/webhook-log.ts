import type { WebhookDelivery } from "@comanda/contract/integrations/webhook-schemas";
import type {
  ParsedStaffRequestPart,
  StaffCallAnswer,
} from "@comanda/contract/staff/staff-call-schemas";
import { recordChange } from "../../audit/audit.store.ts";
import { findTimezone } from "../../companies/company-clock.store.ts";
import { transact } from "../../db/transact.ts";
import { newId } from "../../shared/new-id.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { StaffMember } from "../../staff/staff-member.ts";
import { announceDue } from "../common/announce-due.ts";
import { withoutPath } from "../common/webhook-address.ts";
import type { WebhookContext } from "../common/webhook-context.ts";
import {
  findDeliveries,
  findDelivery,
  insertDelivery,
  type LoggedDelivery,
} from "./webhook-log.store.ts";
import { findWebhooks, lockWebhook } from "./webhooks.store.ts";

const PAGE_SIZE = 50;

/** A page of the log of a webhook, the latest event first. 404 `webhook_not_found`. */
export async function listWebhookDeliveries(
  { db, clock }: Pick<WebhookContext, "db" | "clock">,
  companyId: string,
  webhookId: string,
  query: ParsedStaffRequestPart<"listWebhookDeliveries", "query">,
): Promise<StaffCallAnswer<"listWebhookDeliveries"> | Refusal> {
  const [webhook] = await findWebhooks(db, companyId, webhookId);
  const timezone = await findTimezone(db, companyId);
  if (!webhook || timezone === undefined) return new Refusal("webhook_not_found");
  const key = { company_id: companyId, webhook_id: webhookId };
  const found = await findDeliveries(db, key, query, PAGE_SIZE + 1);
  const shown = found.slice(0, PAGE_SIZE);
  const next = found.length > PAGE_SIZE ? String(shown.at(-1)?.number) : null;
  return {
    now: clock().toISOString(),
    timezone,
    next,
    deliveries: shown.map(toWireDelivery),
  };
}

/** Enqueues a test event, in a lane of its own. 404 `webhook_not_found`. */
export function testWebhook(
  context: WebhookContext,
  member: StaffMember,
  webhookId: string,
  { id }: ParsedStaffRequestPart<"testWebhook", "body">,
): Promise<WebhookDelivery | Refusal> {
  return enqueueByHand(context, member, { webhookId, id }, async () => ({
    action: "webhooks.test",
    delivery: {
      lane: `test ${id}`,
      order_id: null,
      event_id: newId(),
      type: "webhook.test",
      order_status: null,
      order_revision: null,
      at: context.clock(),
      by_hand: false,
    },
  }));
}

/**
 * Delivers an event again, under its event id, after all waiting deliveries of its order. 404
 * `webhook_not_found`, `delivery_not_found`.
 */
export function redeliverWebhook(
  context: WebhookContext,
  member: StaffMember,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
  { id }: ParsedStaffRequestPart<"redeliverWebhook", "body">,
): Promise<WebhookDelivery | Refusal> {
  const key = { company_id: member.companyId, webhook_id: webhookId };
  return enqueueByHand(context, member, { webhookId, id }, async (trx) => {
    const found = await findDelivery(trx, key, deliveryId);
    if (!found) return new Refusal("delivery_not_found");
    const { lane, order_id, event_id, type, order_status, order_revision, at } = found;
    const event = { lane, order_id, event_id, type, order_status, order_revision, at };
    return { action: "webhooks.redeliver", delivery: { ...event, by_hand: true } };
  });
}

type Enqueued = {
  action: "webhooks.test" | "webhooks.redeliver";
  delivery: Omit<Parameters<typeof insertDelivery>[1], "company_id" | "webhook_id" | "id">;
};

async function enqueueByHand(
  context: WebhookContext,
  member: StaffMember,
  { webhookId, id }: { webhookId: string; id: string },
  compose: (trx: WebhookContext["db"]) => Promise<Enqueued | Refusal>,
): Promise<WebhookDelivery | Refusal> {
  const key = { company_id: member.companyId, webhook_id: webhookId };
  const enqueued = await transact(context.db, async (trx) => {
    const webhook = await lockWebhook(trx, { company_id: member.companyId, id: webhookId });
    if (!webhook) return new Refusal("webhook_not_found");
    const composed = await compose(trx);
    if (composed instanceof Refusal) return composed;
    const { action, delivery } = composed;
    const now = context.clock();
    const isNew = await insertDelivery(trx, { ...key, ...delivery, id }, now);
    const after = { url: withoutPath(webhook.url), event: delivery.type };
    if (isNew)
      await recordChange(trx, member, now, { action, target: webhookId, before: null, after });
    return findDelivery(trx, key, id);
  });
  if (enqueued instanceof Refusal) return enqueued;
  await announceDue(context);
  return enqueued ? toWireDelivery(enqueued) : new Refusal("delivery_not_found");
}

function toWireDelivery(row: LoggedDelivery): WebhookDelivery {
  const { id, event_id, type, state, attempts, response_status, response_text } = row;
  const { order_id, public_id, error, duration_ms, by_hand } = row;
  return {
    id,
    event_id,
    type,
    state,
    attempts,
    response_status,
    response_text,
    error,
    duration_ms,
    by_hand,
    order: order_id === null ? null : { id: order_id, public_id },
    at: row.at.toISOString(),
    next_at: row.next_at?.toISOString() ?? null,
    last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
  };
}
