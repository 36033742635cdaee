import { logFilter } from "../../integrations/log/log-filter.ts";
import { WebhookLogPage } from "../../integrations/log/webhook-log-page.tsx";
import type { PageHandle } from "../../layout/page-handle.ts";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import type { Route } from "./+types/webhook-log";

export const handle = { permission: "integrations.manage" } satisfies PageHandle;

/** A page of the log of a webhook; 404 without such a webhook. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const filter = logFilter(new URL(request.url).searchParams);
  const api = staffApiOf(context, request);
  return { filter, log: await orPage(api("listWebhookDeliveries", { params, query: filter })) };
}

export default function WebhookLog({ loaderData, params: { webhookId } }: Route.ComponentProps) {
  const { filter } = loaderData;
  return (
    <WebhookLogPage
      key={JSON.stringify([webhookId, filter])}
      webhookId={webhookId}
      {...loaderData}
    />
  );
}
