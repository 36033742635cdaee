import { AuditPage } from "../audit/audit-page.tsx";
import { menuNames, needsMenuNames } from "../audit/menu-names.server.ts";
import { undoableEntries } from "../audit/undoable-entries.server.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import { memberContext } from "../server/company-page.server.ts";
import { orPage, staffApiOf } from "../server/staff-api.server.ts";
import type { Route } from "./+types/audit";

export const handle = { permission: "audit.read" } satisfies PageHandle;

/** One page of the audit log, by the filters of the address. */
export async function loader({ context, request, url, params: { companyId } }: Route.LoaderArgs) {
  const { area, member, page } = Object.fromEntries(url.searchParams);
  const query = { area, member, page };
  const api = staffApiOf(context, request);
  const log = await orPage(api("listAuditLog", { params: { companyId }, query }));
  const { entries } = log;
  const names = needsMenuNames(entries)
    ? menuNames(await orPage(api("readMenu", { params: { companyId } })), entries)
    : {};
  return { ...log, names, undoable: undoableEntries(entries, context.get(memberContext).role) };
}

export default function Audit({ loaderData, params }: Route.ComponentProps) {
  return <AuditPage companyId={params.companyId} {...loaderData} />;
}
