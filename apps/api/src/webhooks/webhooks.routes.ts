import type { ServeStaff } from "../http/serve-staff.ts";
import type { WebhookContext } from "./common/webhook-context.ts";
import { removeWebhook, rotateWebhookSecret, updateWebhook } from "./endpoints/change-webhook.ts";
import { createWebhook, listWebhooks } from "./endpoints/create-webhook.ts";
import { listWebhookDeliveries, redeliverWebhook, testWebhook } from "./endpoints/webhook-log.ts";

/** Serves webhooks with their logs; refusals as in each use case. */
export function webhookRoutes(serve: ServeStaff, context: WebhookContext): void {
  serve("listWebhooks", ({ member }) => listWebhooks(context, member.companyId));
  serve("createWebhook", ({ member, body }) => createWebhook(context, member, body));
  serve("updateWebhook", ({ member, params, body }) =>
    updateWebhook(context, member, params.webhookId, body),
  );
  serve("removeWebhook", ({ member, params }) => removeWebhook(context, member, params.webhookId));
  serve("rotateWebhookSecret", ({ member, params, body }) =>
    rotateWebhookSecret(context, member, params.webhookId, body),
  );
  serve("testWebhook", ({ member, params, body }) =>
    testWebhook(context, member, params.webhookId, body),
  );
  serve("listWebhookDeliveries", ({ member, params, query }) =>
    listWebhookDeliveries(context, member.companyId, params.webhookId, query),
  );
  serve("redeliverWebhook", ({ member, params, body }) =>
    redeliverWebhook(context, member, params, body),
  );
}
