import { AlertsPage } from "../alerts/alerts-page.tsx";
import type { PageHandle } from "../layout/page-handle.ts";
import { orPage, staffApiOf } from "../server/staff-api.server.ts";
import type { Route } from "./+types/alerts";

export const handle = { permission: "orders.read" } satisfies PageHandle;

/** What follows when an order gets no answer, whom it reaches, and the member's devices. */
export async function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  const api = staffApiOf(context, request);
  const params = { companyId };
  const [settings, health, { devices }] = await Promise.all([
    orPage(api("readAlertSettings", { params })),
    orPage(api("readAlertHealth", { params })),
    orPage(api("listPushDevices", { params })),
  ]);
  return { settings, health, devices };
}

export default function Alerts({ loaderData, params }: Route.ComponentProps) {
  return <AlertsPage key={params.companyId} companyId={params.companyId} {...loaderData} />;
}
