import { AuditPage } from "../audit/audit-page.tsx";
import type { PageHandle } from "../layout/page-handle.ts";
import { orPage, staffApiOf } from "../server/staff-api.server.ts";
import type { Route } from "./+types/audit";

export const handle = { permission: "audit.read" } satisfies PageHandle;

/** One page of the audit log, by the filters of the address. */
export function loader({ context, request, url, params: { companyId } }: Route.LoaderArgs) {
  const { area, member, page } = Object.fromEntries(url.searchParams);
  const query = { area, member, page };
  return orPage(staffApiOf(context, request)("listAuditLog", { params: { companyId }, query }));
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditPage {...loaderData} />;
}
