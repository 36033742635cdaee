import { IntegrationsPage } from "../../integrations/integrations-page.tsx";
import type { PageHandle } from "../../layout/page-handle.ts";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import type { Route } from "./+types/integrations";

export const handle = { permission: "integrations.manage" } satisfies PageHandle;

/** The API keys and the webhooks. */
export async function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  const api = staffApiOf(context, request);
  const params = { companyId };
  const [apiKeys, webhooks] = await Promise.all([
    orPage(api("listApiKeys", { params })),
    orPage(api("listWebhooks", { params })),
  ]);
  return { apiKeys, webhooks };
}

export default function Integrations({ loaderData, params }: Route.ComponentProps) {
  return <IntegrationsPage key={params.companyId} {...loaderData} />;
}
