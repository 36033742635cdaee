import type { PageHandle } from "../layout/page-handle.ts";
import { orPage, staffApiOf } from "../server/staff-api.server.ts";
import { TabletsPage } from "../tablets/tablets-page.tsx";
import type { Route } from "./+types/tablets";

export const handle = { permission: "team.manage" } satisfies PageHandle;

/** The enrolled tablets. */
export function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  return orPage(staffApiOf(context, request)("listTablets", { params: { companyId } }));
}

export default function Tablets({ loaderData }: Route.ComponentProps) {
  return <TabletsPage {...loaderData} />;
}
