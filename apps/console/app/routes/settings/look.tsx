import type { PageHandle } from "../../layout/page-handle.ts";
import { configContext } from "../../server/server-context.ts";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import { LookPage } from "../../settings/look/look-page.tsx";
import { loadPreviewCompany } from "../../settings/look/preview/preview-company.server.ts";
import type { Route } from "./+types/look";

export const handle = { permission: "settings.read" } satisfies PageHandle;

export async function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  const params = { companyId, section: "look" } as const;
  const [initial, company] = await Promise.all([
    orPage(staffApiOf(context, request)("readSettings", { params })),
    loadPreviewCompany(context, companyId),
  ]);
  return { initial, company, storageUrl: context.get(configContext).storageUrl };
}

export default function Look({ loaderData, params: { companyId } }: Route.ComponentProps) {
  return <LookPage key={companyId} companyId={companyId} {...loaderData} />;
}
