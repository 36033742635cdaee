import type { CallDoc } from "../calls/call-doc.ts";
import type { integrationCalls } from "./integration-calls.ts";

const NEW_ID = "6f1c0a9be2d84f7391c5d20a7b3e4f18";
const CHOICES = {
  url: "https://pos.example.com/comanda",
  events: ["order.placed", "order.accepted", "order.cancelled"],
  details: false,
};

/** The documentation of `integrationCalls`, under the same names. */
export const integrationDocs = {
  listApiKeys: { summary: "List the API keys", errors: ["company_not_found"] },
  createApiKey: {
    summary: "Make an API key",
    description:
      "The token is shown in this answer only; the server keeps its hash. A company has at most 50 keys.",
    errors: ["company_not_found", "too_many_api_keys", "end_is_past"],
    example: {
      id: NEW_ID,
      name: "Point of sale",
      permissions: ["orders.read", "orders.advance"],
      expires_at: null,
    },
  },
  revokeApiKey: {
    summary: "Revoke an API key",
    description:
      "It is refused from then on, by every process. A key that is not there is no error.",
    errors: [],
  },
  listWebhooks: {
    summary: "List the webhooks with how they do",
    errors: ["company_not_found"],
  },
  createWebhook: {
    summary: "Add a webhook and make its secret",
    description:
      "The secret is shown in this answer only. A company has at most 10 webhooks. The address must be https and public.",
    errors: [
      "company_not_found",
      "too_many_webhooks",
      "webhook_address_refused",
      "not_for_the_demo",
    ],
    example: { id: NEW_ID, ...CHOICES },
  },
  updateWebhook: {
    summary: "Change, pause or resume a webhook",
    description:
      "`revision` is the one that the sender has seen. If another member was first, the answer is `webhook_changed`. What waits is sent when a paused webhook is active again.",
    errors: ["webhook_not_found", "webhook_changed", "webhook_address_refused", "not_for_the_demo"],
    example: { revision: 0, ...CHOICES, active: true },
  },
  removeWebhook: {
    summary: "Remove a webhook with its log",
    description: "What waits is not sent. A webhook that is not there is no error.",
    errors: [],
  },
  rotateWebhookSecret: {
    summary: "Make a new secret of a webhook",
    description: "For 24 hours deliveries are signed with the old secret too.",
    errors: ["webhook_not_found", "webhook_changed"],
    example: { revision: 0 },
  },
  testWebhook: {
    summary: "Send a test event",
    description: "It appears in the log. Paused webhooks send none before they are active again.",
    errors: ["webhook_not_found"],
    example: { id: NEW_ID },
  },
  listWebhookDeliveries: {
    summary: "Read the log of a webhook",
    description: "50 deliveries a page, the latest event first, of 30 days.",
    errors: ["webhook_not_found"],
  },
  redeliverWebhook: {
    summary: "Deliver an event again",
    description: "With the same event id, after everything of its order that waits.",
    errors: ["webhook_not_found", "delivery_not_found"],
    example: { id: NEW_ID },
  },
} satisfies Record<keyof typeof integrationCalls, CallDoc>;
