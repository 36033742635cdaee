import * as v from "valibot";
import type { CallSchemas } from "../calls/call-schemas.ts";
import { Id, RandomKey } from "../fields/field-schemas.ts";
import { ApiKeys, ApiKeyToCreate, CreatedApiKey } from "./api-key-schemas.ts";
import type { integrationCalls } from "./integration-calls.ts";
import {
  Webhook,
  WebhookDeliveries,
  WebhookDelivery,
  WebhookRevision,
  Webhooks,
  WebhookToCreate,
  WebhookToUpdate,
  WebhookWithSecret,
} from "./webhook-schemas.ts";

const params = v.object({ companyId: Id });
const keyParams = v.object({ companyId: Id, keyId: Id });
const webhookParams = v.object({ companyId: Id, webhookId: Id });
/** Made by the sender: a repeated request has one effect. */
const NewId = v.object({ id: RandomKey });

/** The schemas of `integrationCalls`, under the same names. */
export const integrationSchemas = {
  listApiKeys: { params, answer: ApiKeys },
  createApiKey: { params, body: ApiKeyToCreate, answer: CreatedApiKey },
  revokeApiKey: { params: keyParams, answer: v.object({ revoked: v.boolean() }) },
  listWebhooks: { params, answer: Webhooks },
  createWebhook: { params, body: WebhookToCreate, answer: WebhookWithSecret },
  updateWebhook: { params: webhookParams, body: WebhookToUpdate, answer: Webhook },
  removeWebhook: { params: webhookParams, answer: v.object({ removed: v.boolean() }) },
  rotateWebhookSecret: {
    params: webhookParams,
    body: v.object({ revision: WebhookRevision }),
    answer: WebhookWithSecret,
  },
  testWebhook: { params: webhookParams, body: NewId, answer: WebhookDelivery },
  listWebhookDeliveries: {
    params: webhookParams,
    query: v.object({
      /** `next` of the page before. */
      before: v.optional(v.pipe(v.string(), v.digits(), v.maxLength(15))),
      state: v.optional(v.picklist(["waiting", "delivered", "failed"])),
    }),
    answer: WebhookDeliveries,
  },
  redeliverWebhook: {
    params: v.object({ companyId: Id, webhookId: Id, deliveryId: Id }),
    body: NewId,
    answer: WebhookDelivery,
  },
} as const satisfies Record<keyof typeof integrationCalls, CallSchemas>;
