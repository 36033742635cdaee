import type { PageHandle } from "../../layout/page-handle.ts";
import { memberContext } from "../../server/company-page.server.ts";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import { SettingsListPage } from "../../settings/list/settings-list-page.tsx";
import type { Route } from "./+types/list";

export const handle = { permission: "settings.read" } satisfies PageHandle;

export async function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  const api = staffApiOf(context, request);
  const params = { companyId };
  const { inSetup } = context.get(memberContext).company;
  const [summary, setup] = await Promise.all([
    orPage(api("listSettings", { params })),
    inSetup ? orPage(api("readSetup", { params })) : null,
  ]);
  return { summary, setup };
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  return <SettingsListPage {...loaderData} />;
}
