import { redirect } from "react-router";
import type { PageHandle } from "../layout/page-handle.ts";
import { memberContext } from "../server/company-page.server.ts";
import { allowedNavPaths } from "../server/nav-paths.server.ts";
import { routesContext } from "../server/server-context.ts";
import { orPage, staffApiOf } from "../server/staff-api.server.ts";
import type { Route } from "./+types/company-home";

export const handle = { permission: "orders.read" } satisfies PageHandle;

/**
 * Leads to the first page of the company that the member may open; to the set-up, where the company is not
 * live and the member may set it up.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { role, company } = context.get(memberContext);
  if (company.inSetup) {
    const params = { companyId: company.id };
    const { live } = await orPage(staffApiOf(context, request)("readSetup", { params }));
    if (!live) throw redirect(`/${encodeURIComponent(company.id)}/settings/setup`);
  }
  const [first = "more"] = allowedNavPaths(context.get(routesContext), role);
  throw redirect(`/${encodeURIComponent(company.id)}/${first}`);
}

/** Without a component, the answer to one who may not open the company would be data instead of a page. */
export default function CompanyHome() {
  return null;
}
