import type { OrderEvent } from "@comanda/domain/integrations/order-events";
import * as v from "valibot";
import {
  AnyInstant,
  Id,
  NonNegativeInteger,
  nullByDefault,
  requiredText,
} from "../fields/field-schemas.ts";

/** Raised with each change of a webhook. */
export const WebhookRevision = NonNegativeInteger;

/** `ORDER_EVENTS` of the domain. */
export const EventType = v.picklist([
  "order.placed",
  "order.accepted",
  "order.refused",
  "order.cancelled",
  "order.status_changed",
  "order.paid",
  "order.updated",
] as const satisfies readonly OrderEvent[]);

const Url = v.pipe(
  requiredText(500),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/u.test(new URL(text).protocol),
    "is no address",
  ),
);

const choices = {
  /** Where events are posted to: https, without a login. */
  url: Url,
  events: v.pipe(
    v.array(EventType),
    v.minLength(1, "needs an event"),
    v.maxLength(EventType.options.length),
    v.check((events) => new Set(events).size === events.length, "have the same twice"),
  ),
  /** Whether the order in an event has the customer, the address and amounts. */
  details: v.boolean(),
};

/** An endpoint without its secret. */
export const Webhook = v.object({
  id: Id,
  url: v.string(),
  events: v.array(EventType),
  details: v.boolean(),
  /** The next change must send this number. */
  revision: WebhookRevision,
  /** `paused`: by a member; `failing`: by itself, after twelve hours of failures. */
  state: v.picklist(["active", "paused", "failing"]),
  /** Since when every attempt has failed; null after a success. */
  failing_since: nullByDefault(AnyInstant),
  /** Events that wait to be delivered. */
  waiting: NonNegativeInteger,
  /** Until when the secret before the present one signs too; null for never. */
  old_secret_until: nullByDefault(AnyInstant),
  created_at: AnyInstant,
});
export type Webhook = v.InferOutput<typeof Webhook>;

export const Webhooks = v.object({
  now: AnyInstant,
  timezone: v.string(),
  webhooks: v.array(Webhook),
});
export type Webhooks = v.InferOutput<typeof Webhooks>;

export const WebhookToCreate = v.object({ id: Id, ...choices });
export type WebhookToCreate = v.InferOutput<typeof WebhookToCreate>;

export const WebhookToUpdate = v.object({
  revision: WebhookRevision,
  ...choices,
  active: v.boolean(),
});
export type WebhookToUpdate = v.InferOutput<typeof WebhookToUpdate>;

export const WebhookWithSecret = v.object({
  webhook: Webhook,
  /** Shown in this answer only; null when the endpoint was there before. */
  secret: nullByDefault(v.string()),
});

/** One event for one endpoint. */
export const WebhookDelivery = v.object({
  id: Id,
  /** The same for each attempt, each endpoint and each redelivery of an event. */
  event_id: Id,
  type: v.picklist([...EventType.options, "webhook.test"]),
  /** Null for a test. */
  order: nullByDefault(v.object({ id: Id, public_id: nullByDefault(NonNegativeInteger) })),
  at: AnyInstant,
  state: v.picklist(["waiting", "delivered", "failed"]),
  attempts: NonNegativeInteger,
  /** When it is tried next; null when it is not, or when an earlier event of its order waits. */
  next_at: nullByDefault(AnyInstant),
  last_attempt_at: nullByDefault(AnyInstant),
  /** The status of the last answer; null without one. */
  response_status: nullByDefault(NonNegativeInteger),
  /** The first bytes of the last answer, as text. */
  response_text: nullByDefault(v.string()),
  /** Why there was no answer: `timeout`, `private_address`, `ECONNREFUSED` … */
  error: nullByDefault(v.string()),
  duration_ms: nullByDefault(NonNegativeInteger),
  /** Whether a member had the event delivered again. */
  by_hand: v.boolean(),
});
export type WebhookDelivery = v.InferOutput<typeof WebhookDelivery>;

/** A page of the log of an endpoint, the latest event first. */
export const WebhookDeliveries = v.object({
  now: AnyInstant,
  timezone: v.string(),
  deliveries: v.array(WebhookDelivery),
  /** For `before` of the next page; null on the last one. */
  next: nullByDefault(v.string()),
});
export type WebhookDeliveries = v.InferOutput<typeof WebhookDeliveries>;
