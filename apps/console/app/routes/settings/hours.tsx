import type { PageHandle } from "../../layout/page-handle.ts";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import { HoursPage } from "../../settings/hours/hours-page.tsx";
import type { Route } from "./+types/hours";

export const handle = { permission: "settings.read" } satisfies PageHandle;

export async function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  const params = { companyId, section: "hours" } as const;
  return { initial: await orPage(staffApiOf(context, request)("readSettings", { params })) };
}

export default function Hours({ loaderData, params: { companyId } }: Route.ComponentProps) {
  return <HoursPage key={companyId} companyId={companyId} initial={loaderData.initial} />;
}
