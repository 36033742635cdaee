import type { PageHandle } from "../layout/page-handle.ts";
import { PausePage } from "../pause/pause-page.tsx";
import { orPage, staffApiOf } from "../server/staff-api.server.ts";
import type { Route } from "./+types/pause";

export const handle = { permission: "pauses.write" } satisfies PageHandle;

/** Which order types are paused now, and whether the kitchen is busy. */
export async function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  const api = staffApiOf(context, request);
  return { pauses: await orPage(api("listPauses", { params: { companyId } })) };
}

export default function Pause({ loaderData, params }: Route.ComponentProps) {
  return <PausePage key={params.companyId} companyId={params.companyId} {...loaderData} />;
}
