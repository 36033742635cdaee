import type { PageHandle } from "../../layout/page-handle.ts";
import { configContext } from "../../server/server-context.ts";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import { PlacePage } from "../../settings/place/place-page.tsx";
import type { Route } from "./+types/place";

export const handle = { permission: "settings.read" } satisfies PageHandle;

export async function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  const params = { companyId, section: "place" } as const;
  const initial = await orPage(staffApiOf(context, request)("readSettings", { params }));
  return { initial, tiles: context.get(configContext).tiles };
}

export default function Place({ loaderData, params: { companyId } }: Route.ComponentProps) {
  return <PlacePage key={companyId} companyId={companyId} {...loaderData} />;
}
