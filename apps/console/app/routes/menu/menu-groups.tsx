import type { PageHandle } from "../../layout/page-handle.ts";
import { GroupsPage } from "../../menu/groups/groups-page.tsx";
import { loadMenuWithGroups } from "../../menu/menu-loader.server.ts";
import type { Route } from "./+types/menu-groups";

export const handle = { permission: "menu.write" } satisfies PageHandle;

export function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  return loadMenuWithGroups(context, request, companyId);
}

export default function MenuGroups({ loaderData, params }: Route.ComponentProps) {
  return <GroupsPage key={params.companyId} {...loaderData} />;
}
