import type { PageHandle } from "../layout/page-handle.ts";
import { orPage, staffApiOf } from "../server/staff-api.server.ts";
import { TabletsPage } from "../tablets/tablets-page.tsx";
import type { Route } from "./+types/tablets";

export const handle = { permission: "team.manage" } satisfies PageHandle;

/** The enrolled tablets, and whether a member could unlock one. */
export function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  const call = staffApiOf(context, request);
  const read = async () => {
    const [{ tablets }, { members }] = await Promise.all([
      call("listTablets", { params: { companyId } }),
      call("readTeam", { params: { companyId } }),
    ]);
    return { tablets, hasPins: members.some(({ has_pin }) => has_pin) };
  };
  return orPage(read());
}

export default function Tablets({ loaderData }: Route.ComponentProps) {
  return <TabletsPage {...loaderData} />;
}
