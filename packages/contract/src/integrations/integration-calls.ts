import { staffAction, staffRead } from "../calls/staff-call-kinds.ts";

const PERMISSION = "integrations.manage";

/** The calls about API keys and webhooks. No API key may make them. */
export const integrationCalls = {
  listApiKeys: staffRead("/ms-integrations/companies/{companyId}/api-keys", PERMISSION),
  createApiKey: staffAction("/ms-integrations/companies/{companyId}/api-keys", PERMISSION),
  revokeApiKey: staffAction(
    "/ms-integrations/companies/{companyId}/api-keys/{keyId}/revoke",
    PERMISSION,
  ),
  listWebhooks: staffRead("/ms-integrations/companies/{companyId}/webhooks", PERMISSION),
  createWebhook: staffAction("/ms-integrations/companies/{companyId}/webhooks", PERMISSION),
  updateWebhook: staffAction(
    "/ms-integrations/companies/{companyId}/webhooks/{webhookId}",
    PERMISSION,
  ),
  removeWebhook: staffAction(
    "/ms-integrations/companies/{companyId}/webhooks/{webhookId}/remove",
    PERMISSION,
  ),
  rotateWebhookSecret: staffAction(
    "/ms-integrations/companies/{companyId}/webhooks/{webhookId}/secret",
    PERMISSION,
  ),
  testWebhook: staffAction(
    "/ms-integrations/companies/{companyId}/webhooks/{webhookId}/test",
    PERMISSION,
  ),
  listWebhookDeliveries: staffRead(
    "/ms-integrations/companies/{companyId}/webhooks/{webhookId}/deliveries",
    PERMISSION,
  ),
  redeliverWebhook: staffAction(
    "/ms-integrations/companies/{companyId}/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver",
    PERMISSION,
  ),
} as const;
