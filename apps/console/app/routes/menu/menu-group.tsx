import type { PageHandle } from "../../layout/page-handle.ts";
import { GroupPage } from "../../menu/groups/group-page.tsx";
import { loadMenuWithGroups } from "../../menu/menu-loader.server.ts";
import type { Route } from "./+types/menu-group";

export const handle = { permission: "menu.write" } satisfies PageHandle;

export function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  return loadMenuWithGroups(context, request, companyId);
}

/** The address of a new group names none. */
export default function MenuGroup({ loaderData, params }: Route.ComponentProps) {
  const groupId = params.groupId ?? null;
  return <GroupPage key={`${params.companyId} ${groupId}`} groupId={groupId} {...loaderData} />;
}
