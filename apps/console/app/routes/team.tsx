import type { PageHandle } from "../layout/page-handle.ts";
import { orPage, staffApiOf } from "../server/staff-api.server.ts";
import { TeamPage } from "../team/team-page.tsx";
import type { Route } from "./+types/team";

export const handle = { permission: "team.manage" } satisfies PageHandle;

/** The members and the open invitations. */
export function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  return orPage(staffApiOf(context, request)("readTeam", { params: { companyId } }));
}

export default function Team({ loaderData }: Route.ComponentProps) {
  return <TeamPage {...loaderData} />;
}
