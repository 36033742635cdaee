import type { PageHandle } from "../../layout/page-handle.ts";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import { SitePage } from "../../settings/site/site-page.tsx";
import type { Route } from "./+types/site";

export const handle = { permission: "business.write" } satisfies PageHandle;

export async function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  const params = { companyId, section: "site" } as const;
  return { initial: await orPage(staffApiOf(context, request)("readSettings", { params })) };
}

export default function Site({ loaderData, params: { companyId } }: Route.ComponentProps) {
  return <SitePage key={companyId} companyId={companyId} initial={loaderData.initial} />;
}
