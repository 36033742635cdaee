import { redirect } from "react-router";
import type { PageHandle } from "../layout/page-handle.ts";
import { memberContext } from "../server/company-page.server.ts";
import { allowedNavPaths } from "../server/nav-paths.server.ts";
import { routesContext } from "../server/server-context.ts";
import type { Route } from "./+types/company-home";

export const handle = { permission: "orders.read" } satisfies PageHandle;

/** Leads to the first page of the company that the member may open. */
export function loader({ context }: Route.LoaderArgs) {
  const { role, company } = context.get(memberContext);
  const [first = "more"] = allowedNavPaths(context.get(routesContext), role);
  throw redirect(`/${encodeURIComponent(company.id)}/${first}`);
}
