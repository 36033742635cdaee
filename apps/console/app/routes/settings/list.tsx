import type { PageHandle } from "../../layout/page-handle.ts";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import { SettingsListPage } from "../../settings/list/settings-list-page.tsx";
import type { Route } from "./+types/list";

export const handle = { permission: "settings.read" } satisfies PageHandle;

export async function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  const api = staffApiOf(context, request);
  return { summary: await orPage(api("listSettings", { params: { companyId } })) };
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  return <SettingsListPage {...loaderData} />;
}
